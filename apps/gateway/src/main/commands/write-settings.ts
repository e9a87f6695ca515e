import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from '../../partners/settings-page.ts';
import { withTable } from '../../platform/settings-table.ts';

/** `pnpm settings`: writes the table of the settings into the README, and the page about those of a partner. */
const root = join(import.meta.dirname, '../../../../..');
const readme = join(root, 'README.md');
writeFileSync(readme, withTable(readFileSync(readme, 'utf8')));
writeFileSync(join(root, 'docs/partner-settings.md'), settingsPage());
