import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mistakes } from './mistakes.ts';
import { history, kinds, retell, rightMachine } from './random-search.ts';
import { story } from './story.ts';

/*
 * How each mistake is found: a random history that meets it (`-`: none among 3,000 does), the shortest story known, the sort
 * of purchase it is about and what is wrong at its end.
 */
const told = readFileSync(join(import.meta.dirname, 'mistake-stories.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => {
    const [mistake = '', seed = '', kind = '', what = '', ...lines] = part.split('\n');
    return {
      mistake,
      seed: Number(seed.replace('seed ', '')),
      kind: Number(kind.replace('kind ', '')),
      what: what.replace('wrong ', ''),
      lines: lines.join('\n'),
    };
  });

/* a mistake put back is found, by its shortest story and by a random history; the right machine passes both */
test.each(told)('$mistake', ({ mistake, seed, kind, what, lines }) => {
  const [of, machine] = [kinds[kind], mistakes[mistake]];
  if (!of || !machine) throw new Error('no such kind or mistake');
  expect(retell(of, story(lines), machine)?.what).toBe(what);
  expect(retell(of, story(lines), rightMachine)).toBeNull();
  if (Number.isNaN(seed)) return;
  expect(history(seed, machine)).not.toBeNull();
  expect(history(seed)).toBeNull();
});

test('every mistake has its story', () => {
  expect(told.map(({ mistake }) => mistake)).toEqual(Object.keys(mistakes));
});
