import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { templateFile } from '../../testing/database-template.ts';

const run = promisify(execFile);
const work = `
  const { PGlite } = await import('@electric-sql/pglite');
  const { embedded } = await import('./embedded.ts');
  const { openAsBlob } = await import('node:fs');
  const loadDataDir = await openAsBlob(process.env.TEMPLATE);
  const database = process.env.MADE === 'here' ? embedded({ loadDataDir }) : new PGlite({ loadDataDir });
  await database.query('create table t (a int)');
  for (let row = 0; row < 3; row += 1) await database.query('insert into t values ($1)', [row]);
  await database.close();
  console.log('done');
`;

/** What the engine says of compiled code that it frees, when made to free it as often as it can. */
const freed = async (made: string): Promise<string[]> => {
  const { stdout } = await run(
    process.execPath,
    ['--stress-wasm-code-gc', '--trace-wasm-code-gc', '--input-type=module', '-e', work],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, MADE: made, TEMPLATE: await templateFile() },
      maxBuffer: 2 ** 28,
    },
  );
  expect(stdout).toContain('done');
  return stdout.split('\n').filter((line) => line.includes('[wasm-gc]'));
};

/* Node ended a gateway's process while it freed code (nodejs/node#64500) */
test('an embedded database never lets the engine free compiled code', async () => {
  expect(await freed('here')).toEqual([]);
  expect((await freed('elsewhere')).length).toBeGreaterThan(0);
});
