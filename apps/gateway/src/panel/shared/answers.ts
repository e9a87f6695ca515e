import type { Language } from '@sigorta/i18n/language';
import type { Application, Field, FieldKind } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { wordFor, wordsOfField } from '../../documents/words.ts';
import type { Pin, Products } from '../../platform/ports.ts';

/** Kinds that say nothing of who somebody is. Persons have lines of their own, masked; a new kind stays untold. */
const told: readonly FieldKind[] = ['text', 'date', 'number', 'checkbox', 'choice', 'select', 'lookup'];
const mayTell = ({ sensitive, kind }: Field): boolean => !sensitive && told.includes(kind);

/** What a form says apart from persons, with the product's labels. */
export const toldAnswers = async (
  { products }: { products: Pick<Products, 'of'> },
  pin: Pin,
  application: Application | null,
  language: Language,
): Promise<{ label: string; value: string }[]> => {
  const found = application && (await products.of(pin));
  if (!found || !application) return [];
  const texts = await found.texts(language);
  return fieldsOf(found.product)
    .filter(mayTell)
    .flatMap((field) => {
      const value = wordsOfField(field, application, texts, language)?.text;
      return value ? [{ label: wordFor(texts, language, textPrefix(field)), value }] : [];
    });
};
