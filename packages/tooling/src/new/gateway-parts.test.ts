import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StopError } from '../process/stop-error.ts';
import { runNew } from './run-new.ts';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

let house: LinkedHouse;
const ask = (...words: string[]) => runNew(words, house.root, () => {});
const read = (file: string) => readFileSync(join(house.root, file), 'utf8');

beforeAll(async () => {
  house = await linkedHouse(['packages/contracts', 'apps/gateway', 'apps/panel']);
}, 120_000);
afterAll(() => house?.remove());

test('a new operation and a new list compile on both sides of the wire', { timeout: 240_000 }, async () => {
  await ask(
    'operation',
    'quote-forget',
    '--in',
    'quotes/saved',
    '--producer',
    'quotes/forget',
    '--authority',
    'buyer',
  );
  await ask('panel-list', 'damage-reports', '--title', 'Hasar bildirimleri', '--permission', 'policies:view');
  expect(read('packages/contracts/src/operations/quote-forget.ts')).toContain("producer: 'quotes/forget',");
  expect(read('apps/panel/src/app/panel-pages.ts')).toContain("path: '/panel/hasar-bildirimleri',");
  expect(read('apps/panel/src/texts/ar.ts')).toContain("'nav.damageReports': 'Hasar bildirimleri',");
  for (const part of ['packages/contracts', 'apps/gateway', 'apps/panel'])
    await house.run(part, 'tsc', ['--noEmit']);
  const { operations } = await import(join(house.root, 'packages/contracts/src/operations/table.ts'));
  expect(operations.quoteForget).toMatchObject({ producer: 'quotes/forget', authority: 'buyer' });
  expect(operations.damageReportsList).toMatchObject({ producer: 'panel/damage-reports' });
});

test('an operation whose handler is gone does not compile', { timeout: 120_000 }, async () => {
  const handlers = 'apps/gateway/src/quotes/handlers.ts';
  writeFileSync(join(house.root, handlers), read(handlers).replace('  quoteForget,\n', ''));
  await expect(house.run('apps/gateway', 'tsc', ['--noEmit'])).rejects.toThrow('quoteForget');
});

test.each([
  [['operation', 'quote-save', '--in', 'quotes/saved', '--producer', 'x'], 'quote-save.ts already.'],
  [
    ['operation', 'x', '--in', 'quotes/saved', '--producer', 'otp/logout'],
    'There is an operation "otp/logout"',
  ],
  [['operation', 'x', '--in', 'nowhere'], 'nowhere is none.'],
  [['operation', 'x'], '--in names a folder'],
  [
    ['operation', 'x', '--in', 'quotes/saved', '--authority', 'staff'],
    '"staff" may call no operation of the shop',
  ],
  [['operation', 'x', '--in', 'quotes/saved', '--producer', 'A b'], '"A b" is no producer'],
  [['panel-list', 'x', '--title', 'X'], '"" is no permission'],
  [['panel-list', 'x', '--permission', 'audit:view'], 'A list needs --title'],
  [['panel-list', 'audit', '--title', 'X', '--permission', 'audit:view'], 'audit.ts already.'],
  [['panel-list', 'x', '--title', 'X', '--permission', 'audit:view', '--group', 'y'], 'has no group "y"'],
])('%j is refused and writes nothing', async (words, sentence) => {
  const refused = ask(...words);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(StopError);
  expect(existsSync(join(house.root, 'packages/contracts/src/operations/x.ts'))).toBe(false);
  expect(existsSync(join(house.root, 'apps/panel/src/pages/x'))).toBe(false);
});
