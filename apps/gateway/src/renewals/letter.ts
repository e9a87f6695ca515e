import type { Offer } from '@sigorta/contracts/offer';
import { formatDate } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { formatList } from '@sigorta/i18n/list';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney } from '@sigorta/i18n/money';
import type { Application } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import type { ProductTexts } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { climbOf, type Periods } from '@sigorta/product-kit/renewal/renewed-application';
import { wordFor, wordsOfField } from '../documents/words.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { ReleasedProduct } from '../platform/ports.ts';
import { renewalTexts } from './mail-texts.ts';
import { narrowerWords } from './narrower-words.ts';
import { type Compared, offersBeside } from './offers-beside.ts';

export interface RenewalLetter {
  language: Language;
  found: ReleasedProduct;
  texts: ProductTexts;
  policyNo: string;
  lastDay: string;
  periods: Periods;
  /** as the policy that ends was bought */
  was: Offer;
  answers: Application;
  /** the cheapest first; none where the form has to be filled in again */
  offers: readonly Offer[];
  /** paths of answers that do not fit today */
  missing: readonly string[];
  url: string;
}

type Parts = Pick<Letter, 'subject' | 'greeting' | 'lead' | 'rows' | 'link' | 'notes'>;

const priced = ({ insurer, price }: Offer, language: Language): string =>
  `${insurer.name}, ${formatMoney(price, language)}`;

function priceRows({ was, language, offers }: RenewalLetter, { same, cheapest }: Compared): Letter['rows'] {
  const t = renewalTexts[language];
  const rows: (readonly [string, string])[] = [[t.before, priced(was, language)]];
  if (offers.length === 0 || !cheapest) return rows;
  rows.push([t.same, same ? priced(same.offer, language) : `${was.insurer.name}: ${t.noPrice}`]);
  rows.push([t.cheapest, priced(cheapest.offer, language)]);
  return rows;
}

/** What became narrower of the offers in the rows, or that nothing did. */
function narrowerNotes({ texts, language }: RenewalLetter, { same, cheapest }: Compared): string[] {
  const shown = [same, cheapest].flatMap((one, at, all) =>
    one && all.findIndex((other) => other?.offer.id === one.offer.id) === at ? [one] : [],
  );
  if (shown.length === 0) return [];
  const said = shown.flatMap(({ offer, narrower }) => {
    const words = narrowerWords(offer.insurer.name, narrower, texts, language);
    return words ? [words] : [];
  });
  return said.length > 0 ? said : [renewalTexts[language].narrower.none];
}

/** Which step the prices were asked with, since nobody told us of a claim. */
function climbNote({ found, answers, periods, texts, language }: RenewalLetter): string[] {
  const climb = climbOf(found.product, answers, periods);
  const field = fieldsOf(found.product).find(({ name }) => name === climb?.field);
  if (!climb || !field) return [];
  const said = (value: string) =>
    wordsOfField(field, { [field.name]: value }, texts, language)?.text ?? value;
  return [
    fillPlaces(
      renewalTexts[language].climbed,
      {
        question: wordFor(texts, language, textPrefix(field)),
        from: said(climb.from),
        to: said(climb.to),
      },
      language,
    ),
  ];
}

/** Questions of these paths in the words of the form, each once. */
function questionsOf({ found, texts, language, missing }: RenewalLetter): string[] {
  const { product } = found;
  const fields = [...fieldsOf(product), ...product.insured.fields];
  return [
    ...new Set(
      missing.map((path) => {
        const name = path.split('.').at(-1) ?? '';
        const field = fields.find((one) => one.name === name);
        return path.startsWith('consents.') || !field
          ? renewalTexts[language].form.consents
          : wordFor(texts, language, textPrefix(field));
      }),
    ),
  ];
}

const asksForDay = ({ found }: RenewalLetter): boolean =>
  fieldsOf(found.product).some(({ kind }) => kind === 'date');

function formParts(letter: RenewalLetter, places: Record<string, string>): Pick<Parts, 'lead' | 'notes'> {
  const { language, missing } = letter;
  const t = renewalTexts[language].form;
  const questions = formatList(questionsOf(letter), language);
  return missing.length === 0
    ? { lead: fillPlaces(t.noPrices, places, language), notes: [] }
    : {
        lead: fillPlaces(t.lead, places, language),
        notes: [fillPlaces(t.missing, { questions }, language)],
      };
}

/** The letter to an address that is its buyer's own: last price beside the new ones, and what became narrower. */
export function renewalLetter(letter: RenewalLetter): Parts {
  const { language, found, lastDay, offers, was, url } = letter;
  const t = renewalTexts[language];
  const places = { lastDay: formatDate(lastDay, language), product: found.product.card.name[language] };
  const compared = offersBeside(was, offers);
  const isForm = offers.length === 0;
  const { lead, notes } = isForm
    ? formParts(letter, places)
    : {
        lead: fillPlaces(t.lead, places, language),
        notes: [...narrowerNotes(letter, compared), ...climbNote(letter)],
      };
  return {
    subject: fillPlaces(t.subject, places, language),
    greeting: fillPlaces(t.greeting, places, language),
    lead,
    rows: [[t.policyNo, letter.policyNo], [t.lastDay, places.lastDay], ...priceRows(letter, compared)],
    link: { label: isForm ? t.form.page : t.page, url },
    notes: [
      ...notes,
      ...(asksForDay(letter) ? [] : [fillPlaces(t.beginsAfterPayment, places, language)]),
      t.nothingCharged,
      t.switchOff,
    ],
  };
}
