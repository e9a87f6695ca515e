import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StopError } from '../process/stop-error.ts';
import { root } from '../start/settings.ts';
import { runNew } from './run-new.ts';
import { isCompiledToday } from './testing/compiled-today.ts';
import { addStep, plantBeside } from './testing/journey-step.ts';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

const compiled = [
  ...(isCompiledToday('gateway') ? ['apps/gateway'] : []),
  ...(isCompiledToday('screens') ? ['packages/journey', 'apps/shell', 'apps/pet', 'apps/panel'] : []),
];
let house: LinkedHouse;
const ask = (...words: string[]) => runNew(words, house.root, () => {});
const read = (file: string) => readFileSync(join(house.root, file), 'utf8');

beforeAll(async () => {
  /* a language changes every part, so every part is a copy */
  const parts = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  house = await linkedHouse([...parts, 'e2e', 'bench']);
}, 240_000);
afterAll(() => house?.remove());

/*
 * One house and one look of the compiler for them all: what costs is that it reads all of the gateway. What must not compile
 * stands beside the rest and says that it must not.
 */
test('a new step, operation, list and language compile from the wire to the screens, and nothing less does', {
  timeout: 400_000,
}, async () => {
  addStep(house);
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
  plantBeside(
    house,
    'apps/gateway/src/main/operations.ts',
    'const handlers: Handlers<GatewayContext> = {',
    (source) =>
      source.replace('...quoteHandlers,', "...(quoteHandlers as Omit<typeof quoteHandlers, 'quoteForget'>),"),
  );
  const names = ['--title', 'Hasar bildirimleri', '--en', 'What’s "reported"', '--ar', 'بلاغات الأضرار'];
  await ask('panel-list', 'damage-reports', ...names, '--permission', 'policies:view');
  await ask('language', 'de');
  expect(read('packages/i18n/src/language.ts')).toContain("['tr', 'en', 'ru', 'ar', 'de']");
  expect(read('apps/pet/src/pet/texts/de.ts')).toContain('untranslated: en');
  expect(read('packages/contracts/src/operations/quote-forget.ts')).toContain("producer: 'quotes/forget',");
  expect(read('apps/panel/src/app/panel-pages.ts')).toContain("path: '/panel/hasar-bildirimleri',");
  expect(read('apps/panel/src/texts/ar.ts')).toContain("'nav.damageReports': 'بلاغات الأضرار',");
  expect(read('apps/panel/src/texts/en.ts')).toContain(`'nav.damageReports': 'What’s "reported"',`);
  expect(read('apps/panel/src/texts/ru.ts')).toContain("'nav.damageReports': 'Hasar bildirimleri',");
  expect(read('apps/panel/src/pages/damage-reports/texts/ar.ts')).toContain("title: 'بلاغات الأضرار'");
  expect(read('apps/gateway/src/testing/matrix/probes.ts')).toContain(
    'damageReportsList: list(({ sale }) => sale),',
  );
  if (compiled.length > 0) await house.compile(['packages/contracts', ...compiled]);
  const { operations } = await import(join(house.root, 'packages/contracts/src/operations/table.ts'));
  expect(operations.quoteForget).toMatchObject({ producer: 'quotes/forget', authority: 'buyer' });
  expect(operations.damageReportsList).toMatchObject({ producer: 'panel/damage-reports' });
});

const onTheDayOfProducts = test.runIf(isCompiledToday('products'));

onTheDayOfProducts(
  'a step with a screen, its name and an address is a page of the whole house',
  {
    timeout: 120_000,
  },
  async () => {
    const report = await house.run('packages/journey', 'vitest', [
      'run',
      '--reporter=verbose',
      'src/remote/screens.test.ts',
      '--testTimeout=60000',
    ]);
    expect(report).toContain('the screen of review and its words load');
  },
);

test.each([
  [['language', 'German'], '"German" is no code of a language'],
  [['language', 'ar'], 'The site speaks "ar" already.'],
  [['language', 'fr', '--from', 'xx'], 'The site does not speak "xx"; it speaks tr, en, ru, ar.'],
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
