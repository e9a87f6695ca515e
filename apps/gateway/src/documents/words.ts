import type { CoverageLimit } from '@sigorta/contracts/coverage';
import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { formatNumber } from '@sigorta/i18n/number';
import { commonTexts } from '@sigorta/i18n/texts/all';
import type { Application, Field } from '@sigorta/product-kit/field';
import { nameInList } from '@sigorta/product-kit/list-name';
import { optionKey } from '@sigorta/product-kit/message-key';
import type { ProductTexts } from '@sigorta/product-kit/product';
import { formatPlate } from '@sigorta/validators/plate';
import type { Value } from './sheet.ts';
import { type DocumentTexts, documentTexts } from './texts/document-texts.ts';

const longestWord = 40;

/**
 * Text a person typed, ready for paper: control characters out, a break allowed inside endless words. What is left is
 * shown literally.
 */
export const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(new RegExp(`(\\S{${longestWord}})(?=\\S)`, 'gu'), '$1\u200b');

/** The product's word for a key, else the common one, else the key's last part. */
export const wordFor = (texts: ProductTexts, language: Language, key: string): string => {
  const common: Readonly<Record<string, string>> = commonTexts[language];
  return texts[key] ?? common[key] ?? key.slice(key.lastIndexOf('.') + 1);
};

export const instant = (at: Date, language: Language): Value => ({
  text: formatDateTime(at.toISOString(), language),
  ltr: language !== 'ar',
});

/** The product's own notes, `document.note.1`, `document.note.2` … as far as they go. */
export function productNotes(texts: ProductTexts): string[] {
  const notes: string[] = [];
  for (let note = texts['document.note.1']; note; note = texts[`document.note.${notes.length + 1}`])
    notes.push(note);
  return notes;
}

/** A field's value in words; null when it was left open or nobody knows its list. */
export function wordsOfField(
  field: Field,
  application: Application,
  texts: ProductTexts,
  language: Language,
): Value | null {
  const value = application[field.name];
  if (value === undefined || value === null || value === '' || typeof value === 'object') return null;
  switch (field.kind) {
    case 'choice':
    case 'select': {
      const option = field.options.find((one) => one.value === value);
      return option ? { text: wordFor(texts, language, optionKey(field, option)) } : null;
    }
    case 'date':
    case 'birthDate':
      return { text: formatDate(String(value), language) };
    case 'lookup': {
      const name = nameInList(field.from, String(value), language);
      return name ? { text: printable(name) } : null;
    }
    case 'checkbox':
      return { text: documentTexts[language][value === true ? 'yes' : 'no'] };
    case 'number':
      return field.unit
        ? { text: `${formatNumber(Number(value), language)} ${field.unit}`, ltr: true }
        : { text: String(value) };
    case 'plate':
      return { text: formatPlate(String(value)), ltr: true };
    case 'nationalId':
    case 'foreignerId':
    case 'taxNumber':
    case 'passportNo':
    case 'imei':
    case 'microchip':
    case 'licenceSerial':
    case 'uavt':
    case 'phone':
    case 'email':
      return { text: printable(String(value)), ltr: true };
    default:
      return { text: printable(String(value)) };
  }
}

export function limitOf(limit: CoverageLimit, language: Language, t: DocumentTexts): Value {
  switch (limit.kind) {
    case 'amount':
      return { text: formatRoundMoney(limit.amount, language), ltr: true };
    case 'count':
      return { text: message(t, 'times', language, { count: limit.count }) };
    case 'unlimited':
      return { text: t.unlimited };
    case 'included':
      return { text: t.included };
    case 'excluded':
      return { text: t.excluded };
  }
}
