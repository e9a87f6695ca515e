import type { Application, RuleContext } from '../field.ts';
import type { Product } from '../product.ts';
import { throwAwayProduct } from './throw-away-product/product.ts';
import { samples } from './throw-away-product/samples.ts';

/* the throw-away product serves the kit's own tests too */
export const product: Product = throwAwayProduct;
export const context: RuleContext = { today: '2026-11-21' };
export const validApplication = (): Application => samples.valid(context);
