import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Cases stand in rows (decision 0613): purchases that take no step keep those of the rule of their day. So a rule that changes needs a
 * migration that marks what may have a case by the new one; this holds both side by side.
 */

/** The code of the rules, and the last migration that marked purchases for them. */
const marked = { rules: 'a7471420fedd4c80', by: '1970-open-cases-of-purchases' };

const codeOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, '');

const partOf = (code: string, from: string, to: string): string => {
  const [, rest] = code.split(from);
  const [part] = rest?.split(to) ?? [];
  if (!part || rest === part)
    throw new Error(`${from} … ${to} is not there: name the rules as they are called now`);
  return part;
};

/** Patience is no part of it: it is asked when the list is read. */
const rules = (): string => {
  const cases = codeOf('cases.ts');
  const step = codeOf('step.ts');
  return [
    partOf(cases, 'constofAttempts=', 'exportconstcasesOf='),
    ...['keptOf', 'isKeptByInsurer'].map((name) => partOf(step, `exportconst${name}=`, 'exportconst')),
  ].join('\n');
};

test('a rule of cases that changes has a migration that marks whom it is wrong for', () => {
  expect(
    createHash('sha256').update(rules()).digest('hex').slice(0, 16),
    'a rule changed: write a migration that marks (docs/decisions/0613), and name both here; where what is a case stayed the same, the first alone',
  ).toBe(marked.rules);
});

test('the migration that is named marks', () => {
  const migration = codeOf(`../../platform/migrations/${marked.by}.ts`);
  expect(migration).toMatch(/updatepurchasesetis_unjudged=true/);
});
