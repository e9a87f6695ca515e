import type { Offer } from '@sigorta/contracts/offer';
import { formatDate } from '@sigorta/i18n/date';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import { formatMoney, formatRoundMoney } from '@sigorta/i18n/money';
import { formatRate } from '@sigorta/i18n/number';
import type { Application, Field } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import type { Product, ProductTexts } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { insuredNames } from '../catalogue/persons.ts';
import { insurerMark } from '../partners/brand-mark.ts';
import type { MarkedBrand } from '../partners/brand-of-partner.ts';
import { type Labelled, noParts, type Sheet } from './sheet.ts';
import type { DocumentTexts } from './texts/document-texts.ts';
import { limitOf, printable, wordFor, wordsOfField } from './words.ts';

/** What every document is made from. */
export interface Source {
  product: Product;
  texts: ProductTexts;
  language: Language;
  t: DocumentTexts;
  offer: Offer;
  application: Application;
  /** answers to what is asked after payment */
  details: Application;
  brand: MarkedBrand;
  now: Date;
  /** beside the binding Turkish, or beside Turkish where a desk abroad reads it */
  second: Language | null;
}

/** The parts all documents share; each then fills its own. */
export function frame(source: Source): Omit<Sheet, 'title' | 'kicker' | 'panel'> {
  const { brand, language, now, offer, product } = source;
  const [year = 0, month = 0, day = 0] = todayInIstanbul(now).split('-').map(Number);
  return {
    lang: language,
    rtl: directionOf(language) === 'rtl',
    date: [year, month, day],
    brand: brand.name,
    colour: brand.colour,
    mark: brand.mark,
    insurer: { name: offer.insurer.name, mark: insurerMark(offer.insurer.id) },
    heading: source.texts.category ?? product.card.name[language],
    lead: null,
    facts: [],
    ...noParts,
    notes: [],
    footer: brand.footer,
  };
}

/** Fields whose answer an issued policy says as its days and its territory. */
export function saidByCover(product: Product): ReadonlySet<string> {
  const places = fieldsOf(product).flatMap((field) =>
    field.kind === 'lookup' && /countries/i.test(field.from) ? [field.name, ...(field.params ?? [])] : [],
  );
  return new Set(['beginDate', 'endDate', ...places]);
}

/** More persons than this are counted at the head and named in a list of their own. */
const namesAtHead = 12;

export function manyInsured({ application, t }: Source): Sheet['lists'] {
  const items = insuredNames(application).map(printable);
  return items.length > namesAtHead ? [{ title: t.insured, items, numbered: true }] : [];
}

/** A box that must be ticked confirms something; it tells nothing about the thing. */
const isFact = (field: Field): boolean => field.kind !== 'checkbox' || !field.mustBeTrue;

/**
 * Who is insured, then the summary's and the documents' own fields in their order, then what was asked after payment.
 * @param named the persons stand in a table of their own
 * @param left names of fields that the paper says in another place
 */
export function facts(source: Source, named = false, left: ReadonlySet<string> = new Set()): Sheet['facts'] {
  const { application, language, product, t, texts } = source;
  const byName = new Map(fieldsOf(product).map((field) => [field.name, field]));
  const names = insuredNames(application).map((name) => ({ text: printable(name) }));
  const insured = names.length > namesAtHead ? [{ text: String(names.length), ltr: true }] : names;
  const row = (field: Field | undefined, values: Application): Sheet['facts'] => {
    const value = field ? wordsOfField(field, values, texts, language) : null;
    if (!field || !value) return [];
    return [{ label: wordFor(texts, language, textPrefix(field)), values: [value] }];
  };
  return [
    ...(insured.length > 0 && !named ? [{ label: t.insured, values: insured }] : []),
    ...[...product.summary, ...(product.documentFacts ?? [])]
      .filter((name) => !left.has(name))
      .flatMap((name) => row(byName.get(name), application)),
    ...(product.createPolicy?.fields ?? []).filter(isFact).flatMap((field) => row(field, source.details)),
  ];
}

export function coverages({ language, offer, t, texts }: Source): Sheet['coverages'] {
  return {
    title: t.coverages,
    columns: [t.coverage, t.limit],
    rows: offer.coverages.map(({ code, limit }) => ({
      name: wordFor(texts, language, `coverage.${code}`),
      covered: limit.kind !== 'excluded',
      ...limitOf(limit, language, t),
    })),
    excess: null,
  };
}

export function exclusions({ language, offer, t, texts }: Source): Sheet['lists'] {
  if (offer.exclusions.length === 0) return [];
  const items = offer.exclusions.map((code) => wordFor(texts, language, `exclusion.${code}`));
  return [{ title: t.exclusions, items }];
}

/** What stays with the insured of every event. */
export const excessRow = ({ language, offer, t }: Pick<Source, 'language' | 'offer' | 't'>): Labelled =>
  offer.deductible && offer.deductible.minor > 0
    ? { label: t.deductible, text: formatRoundMoney(offer.deductible, language), ltr: true }
    : { label: t.deductible, text: t.noDeductible };

/** Premium in the tariff's currency, the rate it was turned into lira with, and the deductible. */
export function premiumRows({ language, offer, t, texts }: Source): Labelled[] {
  const money = (label: string, amount: Offer['price']): Labelled => ({
    label,
    text: formatMoney(amount, language),
    ltr: true,
  });
  const rate = offer.exchangeRate;
  return [
    excessRow({ language, offer, t }),
    ...(offer.premiumParts ?? []).map(({ code, amount }) =>
      money(wordFor(texts, language, `premium.${code}`), amount),
    ),
    money(t.premium, offer.currencyPrice),
    ...(rate
      ? [
          {
            label: t.rate,
            text: `1 ${rate.currency} = ${formatRate(rate.rate, language)} TL`,
            ltr: true,
          },
          money(t.inLira, offer.price),
        ]
      : []),
  ];
}

export function rateNote({ language, offer, t }: Source): string {
  const rate = offer.exchangeRate;
  if (!rate) return t.liraNote;
  return message(t, 'rateNote', language, {
    kind: t[`rateKind.${rate.kind}`],
    date: formatDate(rate.date, language),
    bulletin: printable(rate.bulletin),
  });
}
