/** The warm accent of the drawings: the one colour that follows neither brand nor scheme. */
export const accent = '#f4a13c';

/** Brands from this lightness up (yellow, lime, sky) keep their colour and carry dark ink. */
export const lightBrand = 0.64;
