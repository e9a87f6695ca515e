import type { PageDocument } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';

export interface PageHead {
  origin: string;
  language: Language;
  brand: Brand;
  page: Omit<PageDocument, 'html'>;
  /** what nobody shall find by a search */
  isPreview: boolean;
}

export interface HeadParts extends PageHead {
  /** whole address of this page in a language */
  addressIn: (language: Language) => string;
  homeIn: (language: Language) => string;
}

/** The same page in every language, and the one for everybody else. */
export const alternatesOf = (addressIn: (language: Language) => string): [string, string][] => [
  ...languages.map((language): [string, string] => [language, addressIn(language)]),
  ['x-default', addressIn(defaultLanguage)],
];
