/// Elementary functions made of additions, products, divisions and bit patterns: the same result on every machine.
///
/// The C library's versions differ between platforms in the last bits, and so would pixels. These never call it, and
/// never contract a product and a sum. Call them with the prefix, `Elementary.exp(x)`, so that they don't clash with
/// the ones of other modules.
///
/// Geometry and time use the versions on `Double`. Colour uses those on `Float`, `SIMD4<Float>` and `SIMD8<Float>`,
/// which share one formula: a lane holds the same bits as the scalar function gives.
///
/// Error bounds are in units in the last place (ulp) of the exact result.
public enum Elementary {}
