import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';

export const textLanguages = ['tr', 'en', 'ru', 'ar'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** One string a reader may see. */
export interface Told {
  /** the folder of its four files, with the place inside: `apps/pet/src/pet/faq 3.answer` */
  place: string;
  text: string;
}

const folders = '{apps,packages}/**/{texts,*-texts,faq,titles,documents/*,ending-words,texts/*}';
const left = (name: string): boolean =>
  name === 'node_modules' || name === 'dist' || name === 'testing' || name === 'workshop';

function strings(value: unknown, place: string): Told[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    strings(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** Every text of a language that stands in a file of its own: texts, questions, documents, titles. */
export async function readTexts(language: TextLanguage): Promise<Told[]> {
  const files = globSync(`${folders}/${language}.ts`, { cwd: root, exclude: left });
  const read = [...new Set(files)].toSorted().map(async (file): Promise<Told[]> => {
    const module: Record<string, unknown> = await import(join(root, file));
    const folder = file.slice(0, -`/${language}.ts`.length);
    return Object.values(module).flatMap((value) =>
      strings(value, '').map(({ place, text }) => ({ place: `${folder} ${place}`, text })),
    );
  });
  return (await Promise.all(read)).flat();
}
