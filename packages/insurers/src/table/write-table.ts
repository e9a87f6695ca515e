/** Writes the table anew after a folder came, went or changed its place: `pnpm --filter @sigorta/insurers table`. */
import { join } from 'node:path';
import { writeTable } from './keep-table.ts';

await writeTable(join(import.meta.dirname, '..'));
