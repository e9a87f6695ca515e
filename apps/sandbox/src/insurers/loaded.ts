import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';

type Quoted = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;
export type Premium = Pick<Quoted, 'premium' | 'premiumParts'>;

/** A premium at so many percent of itself, part by part so that the parts stay whole. */
export function loadedTo({ premium, premiumParts }: Premium, percent: number): Premium {
  const parts = premiumParts?.map(({ code, amount }) => ({
    code,
    amount: { ...amount, minor: percentOf(amount.minor, percent) },
  }));
  const minor = parts
    ? parts.reduce((sum, { amount }) => sum + amount.minor, 0)
    : percentOf(premium.minor, percent);
  return { premium: { ...premium, minor }, ...(parts && { premiumParts: parts }) };
}
