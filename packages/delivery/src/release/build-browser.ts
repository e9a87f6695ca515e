import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';

const run = promisify(execFile);

/** Builds what a family runs in the browser, by its own configuration; as a process of its own, since its plugins look at the folder they run in. */
export async function buildBrowser(family: string, outDir: string): Promise<void> {
  const app = join(workspaceRoot, 'apps', family);
  const vite = join(app, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16 * 1024 * 1024,
  });
}
