import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsPage } from './settings-page.ts';

test('the page about the settings of a partner tells those there are: `pnpm settings` writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/partner-settings.md'), 'utf8');
  expect(page).toBe(settingsPage());
});
