import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sigorta/i18n/language';

const index = join(import.meta.dirname, '../../dist/pages/index.json');

interface PageRow {
  status: number;
  kind: 'public' | 'personal';
  title: string;
}

/** Every prerendered page of a language that anybody may open: path without language prefix → title. */
export function publicPages(language: Language): ReadonlyMap<string, string> {
  const { documents } = JSON.parse(readFileSync(index, 'utf8')) as {
    documents: Record<Language, Record<string, PageRow>>;
  };
  return new Map(
    Object.entries(documents[language])
      .filter(([, { kind, status }]) => kind === 'public' && status === 200)
      .map(([path, { title }]) => [path, title]),
  );
}
