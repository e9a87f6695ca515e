import type { AccountText } from './use-account-texts.ts';

/** Sections of the page as the address names them (`?bolum=`); the first is shown without. */
export const accountSections = [
  'policeler',
  'suren-alimlar',
  'taslaklar',
  'teklifler',
  'onaylar',
  'iletisim',
  'verilerim',
] as const;

export type AccountSection = (typeof accountSections)[number];

/** Key of the section's name in the texts. */
export const sectionNames: Record<AccountSection, AccountText> = {
  policeler: 'section.policies',
  'suren-alimlar': 'section.running',
  taslaklar: 'section.drafts',
  teklifler: 'section.quotes',
  onaylar: 'section.consents',
  iletisim: 'section.contacts',
  verilerim: 'section.data',
};

export const sectionOf = (named: string | null): AccountSection =>
  accountSections.find((one) => one === named) ?? accountSections[0];
