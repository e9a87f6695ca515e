import type { RequestOf } from '@sigorta/contracts/operation';
import type { livePrice } from '@sigorta/contracts/operations/live-price';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { validate } from '@sigorta/product-kit/validate';
import { toWire } from '@sigorta/product-kit/wire';
import type { IsoDate } from '@sigorta/validators/iso-date';

/** Answers that somebody came to rest at, as insurers can be asked about them. */
export interface LiveQuestion {
  /** the same for the same answers */
  key: string;
  answers: Application;
  request: RequestOf<typeof livePrice>;
}

/**
 * What insurers are asked about a form as it stands: the answers for the price and nothing else, whatever was typed besides.
 * Null while one of them is missing or wrong.
 * @param product all of it
 */
export function liveQuestion(
  product: Product,
  values: Application,
  { today, release }: { today: IsoDate; release: string | undefined },
): LiveQuestion | null {
  const part = pricePartOf(product);
  const checked = validate(part, priceAnswersOf(product, values), { today });
  if (!checked.ok) return null;
  const answers = checked.application;
  const request = { product: product.id, application: toWire(part, answers), ...(release && { release }) };
  return { key: JSON.stringify(request), answers, request };
}
