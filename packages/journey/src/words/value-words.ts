import { formatDate, formatDateRange } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { formatNumber } from '@sigorta/i18n/number';
import type { Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import type { FieldText } from '@sigorta/product-kit/product-texts';
import { isEmpty } from '@sigorta/product-kit/visible-fields';
import { readWhole } from '@sigorta/validators/amount';
import { isIsoDate } from '@sigorta/validators/iso-date';
import { formatPlate } from '@sigorta/validators/plate';

export interface ValueWords {
  language: Language;
  find: (key: FieldText | 'value.yes' | 'value.no') => string;
  /** name of an entry of a long list, null while it is not known */
  listName: (field: Field, value: string) => string | null;
}

/** A field's value as a reader says it; null when there is nothing to say (yet). */
export function wordsOf(field: Field, value: FieldValue | undefined, words: ValueWords): string | null {
  if (isEmpty(value)) return null;
  const text = String(value);
  switch (field.kind) {
    case 'choice':
    case 'select': {
      const option = field.options.find((candidate) => candidate.value === value);
      return option ? words.find(optionKey(field, option)) : null;
    }
    case 'date':
    case 'birthDate':
      return isIsoDate(text) ? formatDate(text, words.language) : null;
    case 'checkbox':
      return words.find(value === true ? 'value.yes' : 'value.no');
    case 'lookup':
      return words.listName(field, text);
    case 'plate':
      return formatPlate(text);
    case 'number':
      return numberWords(text, field.unit, words.language);
    default:
      return text;
  }
}

/* as far as it has been typed */
function numberWords(text: string, unit: string | undefined, language: Language): string | null {
  const number = readWhole(text);
  if (unit === undefined) return text;
  return number === null ? null : `${formatNumber(number, language)} ${unit}`;
}

/* "yes" or a bare number says nothing without its question */
const needsLabel = (field: Field): boolean =>
  field.kind === 'checkbox' ||
  (field.kind === 'number' && field.unit === undefined) ||
  ('options' in field && field.options.every(({ value }) => value === 'yes' || value === 'no'));

function phraseOf(field: Field, values: FieldValues, words: ValueWords): string | null {
  const phrase = wordsOf(field, values[field.name], words);
  if (phrase === null || !needsLabel(field)) return phrase;
  const label = words.find(textPrefix(field));
  return /[?؟]$/.test(label) ? `${label} ${phrase}` : `${label}: ${phrase}`;
}

/** One phrase a field, in order; two dates of which the second follows the first become one phrase. */
export function phrasesOf(fields: readonly Field[], values: FieldValues, words: ValueWords): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < fields.length; at++) {
    const [field, next] = [fields[at], fields[at + 1]];
    if (!field) continue;
    const range = next && rangeOf(field, next, values, words.language);
    if (range) at++;
    const phrase = range ?? phraseOf(field, values, words);
    if (phrase) phrases.push(phrase);
  }
  return phrases;
}

function rangeOf(field: Field, next: Field, values: FieldValues, language: Language): string | null {
  if (field.kind !== 'date' || next.kind !== 'date' || next.notBefore !== field.name) return null;
  const [from, to] = [String(values[field.name] ?? ''), String(values[next.name] ?? '')];
  return isIsoDate(from) && isIsoDate(to) && from <= to ? formatDateRange(from, to, language) : null;
}
