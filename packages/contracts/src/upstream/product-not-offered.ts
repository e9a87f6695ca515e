/** Reason of a decline when the insurer does not sell the product at all; not one of a product's own codes. */
export const productNotOffered = 'product-not-offered';
