import type { Language } from '@sigorta/i18n/language';
import type { Application, Field, FieldKind } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { wordFor, wordsOfField } from '../../documents/words.ts';
import type { Context } from '../../main/context.ts';

/** Persons have lines of their own, masked; nobody learns of them here. */
const personal: readonly FieldKind[] = [
  'personName',
  'phone',
  'email',
  'birthDate',
  'nationalId',
  'foreignerId',
  'passportNo',
  'taxNumber',
  'imei',
  'microchip',
  'plate',
  'licenceSerial',
  'uavt',
];
const mayTell = ({ sensitive, kind }: Field): boolean => !sensitive && !personal.includes(kind);

/** What a form says apart from persons, with the product's labels. */
export const toldAnswers = async (
  { products }: Context,
  productId: string,
  application: Application | null,
  language: Language,
): Promise<{ label: string; value: string }[]> => {
  const found = products.get(productId);
  if (!found || !application) return [];
  const texts = await found.texts(language);
  return fieldsOf(found.product)
    .filter(mayTell)
    .flatMap((field) => {
      const value = wordsOfField(field, application, texts, language)?.text;
      return value ? [{ label: wordFor(texts, language, textPrefix(field)), value }] : [];
    });
};
