import type { Product } from '@sigorta/product-kit/product';
import type { CoverDays } from '../words/cover-days.ts';
import type { TripSliderProps } from './TripSlider.tsx';

/** What a thumb can move of a trip whose both days are answered; null where its length is not bounded or not known yet. */
export function slidingLength({ longestCover }: Product, cover: CoverDays | null): TripSliderProps | null {
  if (longestCover === undefined || !cover?.from || !cover.toField || !cover.days) return null;
  return { from: cover.from, endField: cover.toField, days: cover.days, longest: longestCover };
}
