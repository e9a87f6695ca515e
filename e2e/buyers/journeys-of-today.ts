import { type Language, languages } from '@sigorta/i18n/language';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { isRequest } from '@sigorta/product-kit/is-request';
import { asksPriceFirst } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { rotation } from '@sigorta/tooling/test/rotation';

/** A product bought through the screens in one language. */
interface BrowserJourney {
  found: DiscoveredProduct;
  language: Language;
}

/** Products whose buyers see the same screens: asked for or sold, the bank's page, price first, last questions, many persons. */
export function kindOf(product: Product): string {
  if (isRequest(product)) return 'request';
  const { payment, createPolicy, insured } = product;
  return [
    payment?.threeDSecure ? 'bank' : 'card',
    ...(asksPriceFirst(product) ? ['price first'] : []),
    ...(createPolicy ? ['last questions'] : []),
    ...(insured.upload ? ['list of persons'] : insured.max > 1 ? ['persons'] : []),
  ].join(', ');
}

/** The products of the families named in `FAMILIES`; all of them when it is not set. */
export const ofFamilies = (
  products: readonly DiscoveredProduct[],
  { FAMILIES }: NodeJS.ProcessEnv = process.env,
): DiscoveredProduct[] =>
  products.filter(({ product }) => FAMILIES === undefined || FAMILIES.split(',').includes(product.family));

/**
 * What a run buys in the browser; every product is bought at the wire in any case.
 * `BUY=all` (the campaign `pnpm --filter bench buy-all`) takes everything, `FAMILIES=travel,pet` (an affected run) the
 * products of these families in Turkish; else it is one product of as many kinds as it takes to meet every step of a journey: a kind with a step
 * of its own each day, of the others one with the bank's page and one without. Three days buy every kind, in Turkish and in another language
 * in turn, and all products in time.
 */
export function journeysOfToday(
  products: readonly DiscoveredProduct[],
  { BUY, FAMILIES }: NodeJS.ProcessEnv = process.env,
  day = rotation,
): BrowserJourney[] {
  if (BUY === 'all') return products.flatMap((found) => languages.map((language) => ({ found, language })));
  if (FAMILIES !== undefined)
    return ofFamilies(products, { FAMILIES }).map((found) => ({ found, language: 'tr' }));
  const kinds = [...Map.groupBy(products, ({ product }) => kindOf(product))];
  const isItsOwn = ([kind]: Kind) =>
    stepsOf(kind).some((step) => kinds.filter(([other]) => stepsOf(other).includes(step)).length === 1);
  const inTurn = kinds.filter((kind) => !isItsOwn(kind)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const [withBank, without] = [true, false].map((bank) =>
    inTurn.filter(([kind]) => stepsOf(kind).includes('bank') === bank),
  );
  return [
    ...kinds.filter(isItsOwn).flatMap(([, alike], index) => boughtNow(alike, day, index)),
    /* the one with the fewest steps beside the one with the most: with one of the two a price comes before names, and after them with the other */
    ...ofDay(withBank ?? [], day, 0),
    ...ofDay((without ?? []).toReversed(), day, 1),
  ];
}

type Kind = readonly [kind: string, alike: readonly DiscoveredProduct[]];
const stepsOf = (kind: string): string[] => kind.split(', ');

/** The one of some kinds whose day it is, as many times as days have come to it. */
const ofDay = (kinds: readonly Kind[], day: number, place: number): BrowserJourney[] =>
  turn(kinds, day).flatMap(([, alike]) => boughtNow(alike, Math.floor(day / kinds.length), place));

const foreign = languages.filter((language) => language !== 'tr');

/** Of products of one kind the one and the language that a time of it buys: Turkish every second time, all pairs in time. */
function boughtNow(alike: readonly DiscoveredProduct[], times: number, index: number): BrowserJourney[] {
  const round = Math.floor(times / 2);
  if ((times + index) % 2 === 0) return turn(alike, round).map((found) => ({ found, language: 'tr' }));
  /* another product than the Turkish one wherever there are two */
  return turn(alike, round + 1).flatMap((found) =>
    turn(foreign, Math.floor(round / alike.length) + index).map((language) => ({ found, language })),
  );
}

/** The one whose turn it is, of a list that is not empty. */
const turn = <T>(list: readonly T[], time: number): T[] =>
  list.slice(time % list.length, (time % list.length) + 1);
