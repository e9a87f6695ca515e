import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMAIL_REGEX, ISO_DATE_REGEX } from 'valibot';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../ratchets/source-files.ts';
import { root } from '../start/settings.ts';
import { slowString } from './attack.ts';
import { expressionsOf } from './expressions.ts';

test.each([
  ['a run before the end', /\/+$/],
  ['a run after a sign', /(.)\/+$/],
  ['blanks before the end', /\s+$/],
  ['a run in a run', /^(a+)+$/],
  ['two that take the same', /^#(\d|\d\d)*x/],
  ['a run before a sign that is missing', /[\w.]+@/],
  ['every place looks ahead', /\B(?=(\d{3})+$)/],
  ['an open bracket again and again', /\]\(([^)]+)\)/],
])('an expression that takes too long is found: %s', (_why, { source, flags }) => {
  expect(slowString(source, flags)?.ms).toBeGreaterThan(20);
});

test.each([/^[A-Za-z0-9_-]{1,80}(?:\/[A-Za-z0-9_-]{1,80}){0,5}$/, /^\s*q=([\d.]+)\s*$/, /(?<![\w.])[\w.]+@/])(
  'one that reads each sign once is not: %s',
  ({ source, flags }) => {
    expect(slowString(source, flags)).toBeNull();
  },
);

test('expressions are found where they are written, as literals and as texts', () => {
  const code = "const a = /x\\/y/gu; const b = new RegExp('z+$', 'i'); const c = new RegExp(a); // /no/";
  expect(expressionsOf('a.ts', code)).toEqual([
    { file: 'a.ts', source: 'x\\/y', flags: 'gu' },
    { file: 'a.ts', source: 'z+$', flags: 'i' },
  ]);
});

test('no expression of the house, and none it takes from its schema library, is slow on a hostile text', () => {
  const written = sourceFiles(root)
    .filter((file) => !isTest(file))
    .flatMap((file) => expressionsOf(file, readFileSync(join(root, file), 'utf8')));
  const taken = [EMAIL_REGEX, ISO_DATE_REGEX].map(({ source, flags }) => ({
    file: 'valibot',
    source,
    flags,
  }));
  expect(written.length).toBeGreaterThan(500);
  const each = new Map([...written, ...taken].map((one) => [`/${one.source}/${one.flags}`, one]));
  const slow = [...each].flatMap(([shown, { file, source, flags }]) => {
    const found = slowString(source, flags);
    return found ? `${file}: ${shown} on ${JSON.stringify(found.text.slice(0, 12))}…` : [];
  });
  /* named in the message, which is all that a report of the whole run keeps */
  expect(slow, slow.join('\n')).toEqual([]);
}, 120_000);
