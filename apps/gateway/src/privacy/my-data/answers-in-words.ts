import type { Language } from '@sigorta/i18n/language';
import type { Field, FieldKind, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import type { ProductTexts } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { wordFor, wordsOfField } from '../../documents/words.ts';
import type { StoredForm } from '../../platform/database/tables/core-tables.ts';
import type { DeclaredProduct } from '../../platform/ports.ts';

import { isSealed, KeyIsGone, type Opening, unseal } from '../../platform/sensitive/seal.ts';
import { asItLies, openAnswer } from '../../platform/sensitive/sealed-application.ts';

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

/** What nobody opens any more is only named. */
const hiddenWhereGone = <T>(open: () => T): T | typeof hidden => {
  try {
    return open();
  } catch (error) {
    if (error instanceof KeyIsGone) return hidden;
    throw error;
  }
};

/** An id keeps its last two characters, any other answer that the product calls sensitive is only named. */
const masked = ({ kind }: Field, value: string, { keys, row }: Sheet): string => {
  if (!identities.includes(kind) || !isSealed(value)) return hidden;
  return hiddenWhereGone(() => `${hidden}${String(unseal(keys, row, value)).slice(-2)}`);
};

const inWords = (field: Field, value: FieldValue, texts: ProductTexts, sheet: Sheet): string | undefined =>
  hiddenWhereGone(() => {
    const given = openAnswer(sheet.keys, sheet.row, value, field);
    return wordsOfField(field, { [field.name]: given }, texts, sheet.language)?.text;
  });

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
      : inWords(field, value, texts, sheet);
    return answer ? [{ question: wordFor(texts, sheet.language, textPrefix(field)), answer }] : [];
  });
};

/** A stored application as questions and answers in one language. */
export const answersInWords = async (
  stored: StoredForm,
  sheet: Sheet,
): Promise<{ answers: Answered[]; persons: Answered[][] }> => {
  const { insured, ...rest } = asItLies(stored);
  const { product } = sheet.found;
  return {
    answers: await answersIn(fieldsOf(product), rest as FieldValues, sheet),
    persons: await Promise.all(
      (insured ?? []).map((person) => answersIn(product.insured.fields, person, sheet)),
    ),
  };
};
