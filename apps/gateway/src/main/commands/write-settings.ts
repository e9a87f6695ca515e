import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from '../../platform/settings-table.ts';

/** `pnpm settings`: writes the table of the settings into the README of the repository. */
const readme = join(import.meta.dirname, '../../../../../README.md');
writeFileSync(readme, withTable(readFileSync(readme, 'utf8')));
