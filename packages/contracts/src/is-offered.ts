import type { Brand } from './partner.ts';

/** Whether a brand sells a product. */
export const isOffered = (id: string, { products }: Pick<Brand, 'products'>): boolean =>
  products === null || products.includes(id);
