import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '@sigorta/tooling/process/child';

/**
 * Writes rows as an operator does: the embedded database is open to one process, so no gateway runs on it meanwhile.
 * @param env of that gateway, with its DATA_DIR
 */
export async function writeRows(
  command: 'import-partners' | 'import-staff',
  rows: readonly unknown[],
  { root, env }: { root: string; env: Record<string, string> & { DATA_DIR: string } },
): Promise<void> {
  const file = join(env.DATA_DIR, 'rows.json');
  writeFileSync(file, JSON.stringify(rows));
  const script = ['apps/gateway/run.mjs', command, file];
  const writing = startChild(command, process.execPath, script, { cwd: root, env });
  if ((await writing.exited) !== 0) throw new Error(writing.tail());
  rmSync(file);
}
