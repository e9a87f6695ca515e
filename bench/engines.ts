import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enginesTable } from '../apps/gateway/src/testing/engines/engines-table.ts';
import { usesOf } from '../apps/gateway/src/testing/engines/uses.ts';
import { engines, wordOf } from '../apps/gateway/src/testing/engines/verdicts.ts';
import { testDatabase } from '../apps/gateway/src/testing/test-database.ts';
import { root } from './root.ts';

/* What of PostgreSQL the gateway leans on, and what engines that may take over say of it. `--write` puts the table into its page. */
const page = join(root, 'docs/growth.md');
const [from, to] = [
  '<!-- engines: written by `pnpm --filter bench engines --write` -->',
  '<!-- engines: end -->',
];

const database = await testDatabase();
const uses = await usesOf(database.db);
await database.close();

for (const [feature, places] of uses) {
  const words = engines.map((engine) => `${engine}: ${wordOf(feature, engine).verdict}`);
  console.log(`${feature} (${places.length}; ${words.join(', ')})\n  ${places.join(', ')}`);
}

if (process.argv.includes('--write')) {
  const text = readFileSync(page, 'utf8');
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`${page} has no place for the table`);
  writeFileSync(page, `${text.slice(0, start)}${from}\n\n${enginesTable(uses)}\n\n${text.slice(end)}`);
}
