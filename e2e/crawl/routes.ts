import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@sigorta/i18n/language';

const index = join(import.meta.dirname, '../../dist/pages/index.json');

interface PageRow {
  status: 200 | 404;
  kind: 'public' | 'personal';
  canonicalPath: string;
}

/** One page of the site as somebody sees it. */
export interface Visit {
  /** without language prefix */
  path: string;
  language: Language;
  /** id of a partner, null for our own brand */
  partner: string | null;
  status: 200 | 404;
  /** whether search engines may keep it */
  isPublic: boolean;
  canonicalPath: string;
}

/** The sample partners (apps/gateway/src/partners/samples.ts). */
const partners = [null, 'kaya-acente', 'hizli-sepet', 'yol-arkadasi'] as const;

/** An address of a page that answers many: one that nobody knows, and where the panel begins. */
const addressOf = (path: string): string =>
  path === '*' ? '/boyle-bir-sayfa-yok' : path.replace(/\/\*$/, '');

/** Every address the built site knows and one it does not; personal pages are seen without a purchase, the panel without a session. */
export function allVisits(): Visit[] {
  const { documents } = JSON.parse(readFileSync(index, 'utf8')) as {
    documents: Record<Language, Record<string, PageRow>>;
  };
  const rows = Object.entries(documents.tr).map(([path, row]) => ({ ...row, path: addressOf(path) }));
  return partners.flatMap((partner) =>
    rows.flatMap(({ path, status, kind, canonicalPath }) =>
      languages.map((language) => ({
        path,
        language,
        partner,
        status,
        isPublic: kind === 'public' && status === 200,
        canonicalPath,
      })),
    ),
  );
}

export const nameOfVisit = ({ path, language, partner }: Visit): string =>
  `${language} ${path}${partner === null ? '' : ` (${partner})`}`;
