import type { Offer } from '@sigorta/contracts/offer';
import type { FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { isVisible } from '@sigorta/product-kit/visible-fields';
import type { CoverPeriod } from '@sigorta/validators/cover-period';
import { daysBetween, type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';

/** What the dates of a form say of cover, so far. */
export interface CoverDays {
  /** names of the two fields; `to` is null when the product asks for one date only */
  fromField: string;
  toField: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  /** both days included; null until both are known and in order */
  days: number | null;
}

/** First and last day of cover as far as they are answered; null for a product without dates. */
export function coverDays(product: Product, values: FieldValues): CoverDays | null {
  const dates = fieldsOf(product).filter((field) => field.kind === 'date' && isVisible(field, values));
  const first = dates[0];
  if (!first) return null;
  const last = dates.find((field) => field.kind === 'date' && field.notBefore === first.name) ?? null;
  const from = isoOf(values[first.name]);
  const to = last && isoOf(values[last.name]);
  const days = from && to && from <= to ? daysBetween(from, to) + 1 : null;
  return { fromField: first.name, toField: last?.name ?? null, from, to, days };
}

/** What an offer insures; the dates that were asked for where its insurer named none. Null when neither says both ends. */
export function coverOfOffer(
  product: Product,
  offer: Pick<Offer, 'cover'>,
  values: FieldValues,
): CoverPeriod | null {
  if (offer.cover) return offer.cover;
  const { from, to } = coverDays(product, values) ?? {};
  return from && to ? { firstDay: from, lastDay: to } : null;
}

const isoOf = (value: unknown): IsoDate | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null;
