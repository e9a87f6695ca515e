import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Feature, inSchema, inStatements } from './features.ts';

const source = join(import.meta.dirname, '../..');
/** what a running gateway never reads */
const beside = /(?:^|\/)(?:testing|migrations)\/|\.test\.ts$/;
/* our own sentences about SQL are no SQL; within quotes, as in the address `/*`, none begins */
const comment = /(?<!['"`\w*])\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|^[ \t]*\/\/.*$/gm;

const sourceFiles = (): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !beside.test(name),
  );

/** Names of the statements' features in a text. */
export const featuresIn = (text: string): Feature[] => {
  const said = text.replace(comment, '');
  return Object.entries(inStatements).flatMap(([feature, pattern]) =>
    pattern.test(said) ? [feature as Feature] : [],
  );
};

/** Every feature that another engine may not have, and where the gateway leans on it: names of the schema, files of ours. */
export const usesOf = async (db: Kysely<Database>): Promise<Map<Feature, string[]>> => {
  const found = new Map<Feature, string[]>();
  const add = (feature: Feature, place: string) => {
    found.set(feature, [...(found.get(feature) ?? []), place]);
  };
  for (const [feature, query] of Object.entries(inSchema))
    for (const { place } of (await query.execute(db)).rows) add(feature as Feature, place);
  for (const file of sourceFiles().toSorted())
    for (const feature of featuresIn(readFileSync(join(source, file), 'utf8')))
      add(feature, relative(source, join(source, file)));
  return found;
};
