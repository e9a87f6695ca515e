import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';

export const textLanguages = ['tr', 'en', 'ru', 'ar'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** One string a reader may see. */
export interface Told {
  /** the folder of its four files, or its file, with the place inside: `apps/pet/src/pet/faq 3.answer` */
  place: string;
  text: string;
}

const folders =
  '{apps,packages}/**/{texts,*-texts,faq,scenarios,claims,titles,documents/*,ending-words,texts/*}';
/* four languages in one record: letters, short messages, cards of products */
const records = '{apps/gateway/src/**/{*-texts,*-sms,texts,sample-contents},apps/*/src/*/card}.ts';
const left = (name: string): boolean =>
  name === 'node_modules' || name === 'dist' || name === 'testing' || name === 'workshop';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function strings(value: unknown, place: string): Told[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    strings(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** What a record says in one language, however deep its languages stand. */
function ofLanguage(value: unknown, language: TextLanguage, place: string): Told[] {
  if (!isObject(value)) return [];
  if (textLanguages.every((each) => each in value)) return strings(value[language], place);
  return Object.entries(value).flatMap(([key, inner]) =>
    ofLanguage(inner, language, place === '' ? key : `${place}.${key}`),
  );
}

type Reader = (module: Record<string, unknown>) => Told[];

async function read(file: string, of: string, reader: Reader): Promise<Told[]> {
  const module: Record<string, unknown> = await import(join(root, file));
  return reader(module).map(({ place, text }) => ({ place: `${of} ${place}`, text }));
}

const filesOf = (pattern: string): string[] =>
  [...new Set(globSync(pattern, { cwd: root, exclude: left }))].toSorted();

/** Every text of a language that a reader may see, in a browser, a letter, a short message or on paper. */
export async function readTexts(language: TextLanguage): Promise<Told[]> {
  const ownFiles = filesOf(`${folders}/${language}.ts`).map((file) =>
    read(file, file.slice(0, -`/${language}.ts`.length), (module) =>
      Object.values(module).flatMap((value) => strings(value, '')),
    ),
  );
  /* what puts the files of a folder together repeats them */
  const single = filesOf(records).filter((file) => !file.includes('/texts/'));
  const inRecords = single.map((file) =>
    read(file, file.slice(0, -'.ts'.length), (module) => ofLanguage(module, language, '')),
  );
  return (await Promise.all([...ownFiles, ...inRecords])).flat();
}

/** The same of all four languages. */
export async function readAllTexts(): Promise<Record<TextLanguage, Told[]>> {
  const [tr, en, ru, ar] = await Promise.all([
    readTexts('tr'),
    readTexts('en'),
    readTexts('ru'),
    readTexts('ar'),
  ]);
  return { tr, en, ru, ar };
}
