import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const row = v.strictObject({
  /** number of a sentence of the specification, such as `2.6` */
  sentence: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** files and folders from the repository root; a star stands for any name */
  where: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** what the paths alone do not say */
  about: v.optional(v.string()),
  /** files of tests from the repository root; `file > title` names one test of it, or a group */
  provenBy: v.pipe(v.array(v.string()), v.nonEmpty()),
  decisions: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d{4}$/)))),
});

const section = v.strictObject({
  /** its number in the specification */
  section: v.string(),
  rows: v.array(row),
});

const missing = v.strictObject({
  rows: v.array(v.strictObject({ section: v.string(), promise: v.string() })),
});

/** A row with the sentence it is about; empty when the specification has none of that number. */
export type Row = v.InferOutput<typeof row> & { promise: string };
export interface Section {
  section: string;
  title: string;
  rows: Row[];
  /** the section's sentences by their numbers, in their order */
  sentences: ReadonlyMap<string, string>;
}
export type Missing = v.InferOutput<typeof missing>['rows'];

export interface SpecMap {
  sections: Section[];
  /** what is promised and not built */
  missing: Missing;
}

/** where each sentence lives and what proves it */
export const folder = 'docs/spec-map';
/** the sentences themselves */
export const specification = 'docs/specification';

/** The sentences of a page of the specification: list items that begin with their number in bold. */
export const sentencesOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+(?:\n {2}.+)*)$/gm)].map(([, number = '', text = '']) => [
      number,
      text.replace(/\s+/g, ' '),
    ]),
  );

/** The specification below `root` with its map, a file a section, in the order of the files. @throws when a file has another shape */
export function readSpecMap(root: string): SpecMap {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const files = globSync(`${folder}/[0-9]*.json`, { cwd: root }).sort();
  return {
    sections: files.map((file) => {
      const { section: number, rows } = v.parse(section, JSON.parse(read(file)));
      const page = read(`${specification}/${basename(file, '.json')}.md`);
      const sentences = sentencesOf(page);
      const title = /^# \d+\. (.+)$/m.exec(page)?.[1] ?? '';
      const told = rows.map((one) => ({ ...one, promise: sentences.get(one.sentence) ?? '' }));
      return { section: number, title, rows: told, sentences };
    }),
    missing: v.parse(missing, JSON.parse(read(`${folder}/missing.json`))).rows,
  };
}
