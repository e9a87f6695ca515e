import type { Language } from '@sigorta/i18n/language';
import { documentTexts } from './texts/document-texts.ts';

/**
 * How a paper is called where it is kept: by its number, then by what it is.
 * @param number of the policy, or of the receipt where no policy was bought
 */
export const fileName = (kind: 'policy' | 'receipt', number: string, language: Language): string =>
  `${number.replace(/[^A-Za-z0-9.-]+/g, '-')}-${documentTexts[language][`file.${kind}`]}.pdf`;

/** The header that names a download; a name in other letters goes percent-encoded (RFC 6266). */
export const attachmentHeader = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]+/g, '').replace('-.pdf', '.pdf');
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};
