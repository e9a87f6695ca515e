import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { formatDate } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import type { AuthorityId } from '@sigorta/product-kit/authorities/authority';
import { rulesFor } from '@sigorta/product-kit/authorities/fit';
import type { AuthorityRule } from '@sigorta/product-kit/authorities/rule';
import type { CoverPeriod } from '@sigorta/validators/cover-period';
import { daysBetween } from '@sigorta/validators/iso-date';
import { excessRow, type Source } from './offer-sections.ts';
import type { Certificate, InBoth, Sheet } from './sheet.ts';
import { territoryWords } from './terms-sections.ts';
import { documentTexts } from './texts/document-texts.ts';
import { instant, limitOf, wordFor } from './words.ts';

/** The Green Card itself is the bureau's. */
export const certifying = [
  'schengen-visa',
  'erasmus',
  'residence-permit',
] as const satisfies readonly AuthorityId[];
type Certifying = (typeof certifying)[number];

export interface Certified {
  authority: Certifying;
  policyNo: string;
  cover: CoverPeriod;
  terms: PolicyTerms;
  issuedAt: Date;
  /** in English and in Turkish, their offers as issued */
  sources: Record<'en' | 'tr', Source>;
  persons: NonNullable<Sheet['persons']>;
}

const both = (say: (language: 'en' | 'tr') => string): InBoth => ({ en: say('en'), tr: say('tr') });

/** What a rule asks for, as the policy has it. */
function rowOf({ needs }: AuthorityRule, { cover, terms, sources }: Certified): Certificate['rows'][number] {
  const label = (key: 'territory' | 'duration') => both((language) => documentTexts[language][key]);
  switch (needs.kind) {
    case 'territory':
      return {
        label: label('territory'),
        value: both((language) =>
          territoryWords(terms.territory, language)
            .map(({ text }) => text)
            .join(': '),
        ),
      };
    case 'whole-stay':
    case 'lasts': {
      const count = daysBetween(cover.firstDay, cover.lastDay) + 1;
      const dayOf = (day: string, time: string, language: Language) => `${formatDate(day, language)} ${time}`;
      return {
        label: label('duration'),
        value: both((language) => {
          const days = message(documentTexts[language], 'days', language, { count });
          return `${dayOf(cover.firstDay, '00:00', language)} – ${dayOf(cover.lastDay, '24:00', language)} (${days})`;
        }),
      };
    }
    case 'no-excess':
      return {
        label: both((language) => excessRow(sources[language]).label),
        value: both((language) => excessRow(sources[language]).text),
      };
    default: {
      const { coverage } = needs;
      const limit = sources.tr.offer.coverages.find(({ code }) => code === coverage)?.limit;
      return {
        label: both((language) => wordFor(sources[language].texts, language, `coverage.${coverage}`)),
        value: both((language) => (limit ? limitOf(limit, language, documentTexts[language]).text : '–')),
      };
    }
  }
}

export function certificateOf(certified: Certified): Certificate {
  const { authority, policyNo, terms, issuedAt, persons, sources } = certified;
  const t = (key: keyof typeof documentTexts.tr) => both((language) => documentTexts[language][key] ?? '');
  const same = (text: string): InBoth => ({ en: text, tr: text });
  const rules = rulesFor(authority, sources.tr.application);
  const [line] = terms.claims;
  return {
    title: t(`certificate.${authority}`),
    lead: t('certificate.lead'),
    rows: [
      { label: t('policyNo'), value: same(policyNo) },
      { label: t('insurer'), value: same(`${terms.insurer.legalName}, ${terms.insurer.address}`) },
      ...rules.map((rule) => rowOf(rule, certified)),
      ...(line ? [{ label: t('claims'), value: same(line.phone) }] : []),
      { label: t('issued'), value: both((language) => instant(issuedAt, language).text) },
    ],
    persons: {
      columns: persons.columns.map((_, at) => t((['name', 'born', 'identity'] as const)[at] ?? 'name')),
      rows: persons.rows.map(({ name, cells }) => [name, ...cells]),
    },
    basis: {
      title: t('certificate.basis'),
      items: rules.map(({ source, wording }) => ({ source, wording })),
    },
    note: t('certificate.note'),
  };
}

/** What the page must say, line by line, as it is read again from the paper. */
export const linesOf = ({ title, lead, rows, persons, note }: Certificate): string[] => [
  ...Object.values(title),
  ...Object.values(lead),
  ...rows.map(({ label, value }) => `${said(label)}${said(value)}`),
  ...persons.rows.map((cells) => cells.join('')),
  ...Object.values(note),
];

const said = ({ en, tr }: InBoth): string => (en === tr ? en : `${en}${tr}`);
