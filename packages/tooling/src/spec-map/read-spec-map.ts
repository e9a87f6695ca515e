import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const row = v.strictObject({
  /** a sentence of the specification, in short */
  promise: v.pipe(v.string(), v.nonEmpty()),
  /** files and folders from the repository root; a star stands for any name */
  where: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** what the paths alone do not say */
  about: v.optional(v.string()),
  /** files of tests from the repository root; `file > title` names one test of it */
  provenBy: v.pipe(v.array(v.string()), v.nonEmpty()),
  decisions: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d{4}$/)))),
});

const section = v.strictObject({
  /** its number in the specification, or the word `panel` */
  section: v.string(),
  title: v.string(),
  rows: v.array(row),
});

const missing = v.strictObject({
  rows: v.array(v.strictObject({ section: v.string(), promise: v.string() })),
});

export type Row = v.InferOutput<typeof row>;
export type Section = v.InferOutput<typeof section>;
export type Missing = v.InferOutput<typeof missing>['rows'];

export interface SpecMap {
  sections: Section[];
  /** what is promised and not built */
  missing: Missing;
}

export const folder = 'docs/spec-map';

/** The map below `root`, a file a section, in the order of the files. @throws when a file has another shape */
export function readSpecMap(root: string): SpecMap {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const files = globSync(`${folder}/[0-9]*.json`, { cwd: root }).sort();
  return {
    sections: files.map((file) => v.parse(section, read(file))),
    missing: v.parse(missing, read(`${folder}/missing.json`)).rows,
  };
}
