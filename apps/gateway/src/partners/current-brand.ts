import type { Brand } from '@sigorta/contracts/partner';
import type { Partner } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { brandOf } from './brand-of.ts';

const kept = new WeakMap<Partner, { turn: number; brand: Promise<Brand> }>();

const makeBrand = async (context: Context, partner: Partner): Promise<Brand> => {
  const categories = await context.db.selectFrom('category').selectAll().execute();
  const catalogue = context.products.allLive().map(({ product }) => product);
  return brandOf(partner, categories, catalogue);
};

/** The brand of a partner, made once for as long as the partner's row is kept in memory and the same products are sold. */
export const currentBrand = (context: Context, partner: Partner): Promise<Brand> => {
  const turn = context.products.turns();
  const known = kept.get(partner);
  if (known?.turn === turn) return known.brand;
  const made = makeBrand(context, partner);
  kept.set(partner, { turn, brand: made });
  made.catch(() => kept.delete(partner));
  return made;
};
