import { languages } from '@sigorta/i18n/language';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import { isLegalDocumentId } from '@sigorta/legal/document';
import type { AccountText } from '../use-account-texts.ts';

/* records name texts and languages by id; one that is gone by now stands as it was written */

export const documentName = (id: string, t: Translate<AccountText>): string =>
  isLegalDocumentId(id) ? t(`document.${id}`) : id;

export function languageName(code: string, t: Translate<AccountText>): string {
  const known = languages.find((language) => language === code);
  return known ? t(`language.${known}`) : code;
}
