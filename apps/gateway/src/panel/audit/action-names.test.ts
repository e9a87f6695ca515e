import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stuckActions } from '@sigorta/contracts/panel/stuck-cases';
import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const texts = join(import.meta.dirname, '../../../../panel/src/pages/audit/texts');

/** Every action that the gateway's code writes down by its whole name. */
const actions = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/action: '([a-z-]+\.[a-z-]+)'/g)])
  .map(([, action]) => action ?? '')
  .concat(stuckActions.map((action) => `stuck-case.${action}`));

test.each(languages)('every action of the audit log has a name in %s', (language) => {
  const words = readFileSync(join(texts, `${language}.ts`), 'utf8');
  expect(actions.length).toBeGreaterThan(35);
  expect(actions.filter((action) => !words.includes(`'action.${action}':`))).toEqual([]);
});
