import type { Brand } from '@sigorta/contracts/partner';
import type { Partner } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { brandOf } from './brand-of.ts';

const kept = new WeakMap<Partner, Promise<Brand>>();

const makeBrand = async (context: Context, partner: Partner): Promise<Brand> => {
  const categories = await context.db.selectFrom('category').selectAll().execute();
  const catalogue = [...context.products.values()].map(({ product }) => product);
  return brandOf(partner, categories, catalogue);
};

/** The brand of a partner, made once for as long as the partner's row is kept in memory. */
export const currentBrand = (context: Context, partner: Partner): Promise<Brand> => {
  const known = kept.get(partner);
  if (known) return known;
  const made = makeBrand(context, partner);
  kept.set(partner, made);
  made.catch(() => kept.delete(partner));
  return made;
};
