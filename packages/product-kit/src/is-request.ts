import type { Product } from './product.ts';

/** A product that is only asked for: its form is an application that staff answer; nobody quotes and nothing is sold. */
export const isRequest = ({ paths }: Pick<Product, 'paths'>): boolean => paths.offers === undefined;
