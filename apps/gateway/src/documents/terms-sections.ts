import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import type { Language } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { dateLocales } from '@sigorta/i18n/locale';
import { message } from '@sigorta/i18n/message';
import type { LegalData } from '@sigorta/legal/document';
import { countryName } from '@sigorta/lookups/countries';
import { schengenCode, schengenMembers } from '@sigorta/lookups/schengen';
import type { CoverPeriod } from '@sigorta/validators/cover-period';
import { daysBetween } from '@sigorta/validators/iso-date';
import type { Source } from './offer-sections.ts';
import type { Labelled, Sheet, Value } from './sheet.ts';
import { printable } from './words.ts';

const nameOf = (code: string, language: Language): string =>
  printable(countryName(Number(code), language) ?? code);

/** Countries in a row, in the alphabet's order; named in the paper's own letters, they need no isolates. */
const inARow = (codes: readonly string[], language: Language): string =>
  new Intl.ListFormat(dateLocales[language], { type: 'conjunction' }).format(
    codes.map((code) => nameOf(code, language)).toSorted(new Intl.Collator(language).compare),
  );

/** A group's name; the Schengen area also says whom it is made of, because a desk looks for its own country. */
export function territoryWords(territory: readonly string[], language: Language): Value[] {
  const names: Value = { text: inARow(territory, language) };
  if (!territory.includes(String(schengenCode))) return [names];
  return [names, { text: inARow(schengenMembers.map(String), language), fine: true }];
}

/** The insured home in words, where the insurer names it. */
export const address = ({ t }: Source, terms: PolicyTerms | null): Sheet['facts'] =>
  terms?.address ? [{ label: t.homeAddress, values: [{ text: printable(terms.address) }] }] : [];

/** Where and how long: what the insurer's terms and the policy's days say. */
export function scope(
  { t, language }: Source,
  terms: PolicyTerms | null,
  cover: CoverPeriod,
): Sheet['facts'] {
  const count = daysBetween(cover.firstDay, cover.lastDay) + 1;
  return [
    ...(terms ? [{ label: t.territory, values: territoryWords(terms.territory, language) }] : []),
    { label: t.duration, values: [{ text: message(t, 'days', language, { count }) }] },
  ];
}

export const claims = ({ t, language }: Source, terms: PolicyTerms | null): Sheet['claims'] =>
  terms && {
    title: t.claims,
    text: t.claimsText,
    lines: terms.claims.map(({ country, phone }) => ({
      where: country === null ? t.everywhere : nameOf(country, language),
      phone: printable(phone),
    })),
  };

/** The insurer's own sentences: in the buyer's language where it sent them, the binding Turkish always. */
export function clauses({ t, language, second }: Source, terms: PolicyTerms | null): Sheet['clauses'] {
  if (!terms || terms.clauses.length === 0) return null;
  const wanted = language === 'tr' ? second : language;
  const rows = terms.clauses.map(({ number, tr, ...translated }) => {
    const lang = wanted && wanted !== 'tr' && translated[wanted] ? wanted : 'en';
    const other = wanted === null ? undefined : translated[lang];
    const turkish = { text: printable(tr), lang: 'tr' as const };
    const translation = other ? { text: printable(other), lang } : null;
    if (!translation) return { number, ...turkish, also: null };
    return language === 'tr'
      ? { number, ...turkish, also: translation }
      : { number, ...translation, also: turkish };
  });
  return { title: t.clauses, note: t.clausesNote, clause: t.clause, names: languageNames, rows };
}

const row = (label: string, text: string | null | undefined, ltr = false): Labelled[] =>
  text ? [{ label, text: printable(text), ...(ltr && { ltr }) }] : [];

/** Who insures, as its policy says, and who sells, as the legal texts say. */
export function parties(
  { t, offer }: Source,
  terms: PolicyTerms | null,
  company: LegalData,
): Sheet['parties'] {
  const insurer = terms?.insurer;
  return [
    {
      title: t.insurerParty,
      name: printable(insurer?.legalName ?? offer.insurer.name),
      rows: [...row(t.address, insurer?.address, true), ...row(t.licence, insurer?.licence, true)],
    },
    {
      title: t.brokerParty,
      name: printable(company.companyName ?? ''),
      rows: [
        ...row(t.address, company.companyAddress, true),
        ...row(t.registerNo, company.companyRegisterNo, true),
        ...row(t.phone, company.companyPhone, true),
        ...row(t.email, company.companyEmail, true),
      ],
    },
  ];
}
