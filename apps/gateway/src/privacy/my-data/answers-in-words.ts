import type { Language } from '@sigorta/i18n/language';
import type { Application, Field, FieldKind, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { wordFor, wordsOfField } from '../../documents/words.ts';
import type { DeclaredProduct } from '../../platform/ports.ts';

import { isSealed, KeyIsGone, type Opening, unseal } from '../../platform/sensitive/seal.ts';

export interface Answered {
  question: string;
  answer: string;
}

/** who has the phone in hand need not be who the form was about */
const identities: readonly FieldKind[] = ['nationalId', 'foreignerId', 'passportNo', 'taxNumber'];
const hidden = '••••';

interface Sheet {
  found: DeclaredProduct;
  language: Language;
  keys: Opening;
  /** the row that sealed values belong to */
  row: string;
}

/** An id keeps its last two characters, any other sealed answer is only named, and what nobody opens any more too. */
const masked = ({ kind }: Field, value: string, { keys, row }: Sheet): string => {
  if (!identities.includes(kind) || !isSealed(value)) return hidden;
  try {
    return `${hidden}${String(unseal(keys, row, value)).slice(-2)}`;
  } catch (error) {
    if (error instanceof KeyIsGone) return hidden;
    throw error;
  }
};

const answersIn = async (
  fields: readonly Field[],
  values: FieldValues,
  sheet: Sheet,
): Promise<Answered[]> => {
  const texts = await sheet.found.texts(sheet.language);
  return fields.flatMap((field): Answered[] => {
    const value = values[field.name];
    if (value === undefined || value === null || value === '') return [];
    const answer = field.sensitive
      ? masked(field, String(value), sheet)
      : wordsOfField(field, values as Application, texts, sheet.language)?.text;
    return answer ? [{ question: wordFor(texts, sheet.language, textPrefix(field)), answer }] : [];
  });
};

/** A stored application as questions and answers in one language. */
export const answersInWords = async (
  application: Application,
  sheet: Sheet,
): Promise<{ answers: Answered[]; persons: Answered[][] }> => {
  const { insured, ...rest } = application;
  const { product } = sheet.found;
  return {
    answers: await answersIn(fieldsOf(product), rest as FieldValues, sheet),
    persons: await Promise.all(
      (insured ?? []).map((person) => answersIn(product.insured.fields, person, sheet)),
    ),
  };
};
