import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from '../database/migrate.ts';

/*
 * Gateways of the version before run on the new schema while a deployment goes on, and again after a roll-back (decision 356). So a
 * migration adds; what the version before still names is taken away in a version after, by a migration that says so with
 * `export const unused = '<since when nothing names it>'`.
 */
const firstHeld = 1820;
const breaking: readonly RegExp[] = [
  /\bdrop (?:table|column|view|type)\b/i,
  /\.drop(?:Table|Column|View|Type)\(/,
  /\brename (?:column|to)\b/i,
  /\.rename(?:Column|To)\(/,
  /\bset not null\b|\.setNotNull\(/i,
  /\balter column \w+ (?:set data )?type\b|\.setDataType\(/i,
  /* the version before writes rows without it */
  /\badd column (?![^,;`]*\b(?:default|generated)\b)[^,;`]*\bnot null\b/i,
];
const saysUnused = /export const unused = '[^']{10,}'/;

const broken = (source: string): string[] =>
  saysUnused.test(source) ? [] : breaking.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

test('a migration takes away nothing that the version before names', async () => {
  const held = (await migrationNames()).filter((name) => Number(name.slice(0, 4)) >= firstHeld);
  const faults = held.flatMap((name) =>
    broken(readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')).map((what) => `${name}: ${what}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  'alter table quote drop column x',
  "db.schema.alterTable('quote').dropColumn('x')",
  'alter table quote rename column x to y',
  'alter table quote alter column x set not null',
  'alter table quote alter column x type bigint',
  'drop table quote',
  'alter table quote add column x text not null',
])('%s is seen', (line) => {
  expect(broken(line)).toHaveLength(1);
  expect(broken(`export const unused = 'since 1.4 nothing reads it';\n${line}`)).toEqual([]);
});

test('what only adds is not', () => {
  expect(
    broken(
      'alter table quote add column x text, add column y text not null default 0; create index on quote (x); drop trigger t on quote',
    ),
  ).toEqual([]);
});
