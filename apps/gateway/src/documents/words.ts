import type { CoverageLimit } from '@sigorta/contracts/coverage';
import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { commonTexts } from '@sigorta/i18n/texts/all';
import { countryName } from '@sigorta/lookups/countries';
import type { Application, Field } from '@sigorta/product-kit/field';
import { optionKey } from '@sigorta/product-kit/message-key';
import type { ProductTexts } from '@sigorta/product-kit/product';
import type { Value } from './sheet.ts';
import type { DocumentTexts } from './texts/document-texts.ts';

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
      return { text: formatDate(String(value), language) };
    case 'lookup': {
      if (field.from === 'countries' || field.from === 'countriesErasmus') {
        const name = countryName(Number(value), language);
        return name ? { text: name } : null;
      }
      return { text: printable(String(value)) };
    }
    case 'checkbox':
      return null;
    default:
      return { text: printable(String(value)) };
  }
}

export function limitOf(limit: CoverageLimit, language: Language, t: DocumentTexts): Value {
  switch (limit.kind) {
    case 'amount':
      return { text: formatRoundMoney(limit.amount, language), ltr: true };
    case 'count':
      return { text: `${limit.count} ${t.times}` };
    case 'unlimited':
      return { text: t.unlimited };
    case 'included':
      return { text: t.included };
    case 'excluded':
      return { text: t.excluded };
  }
}
