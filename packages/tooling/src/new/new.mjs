import { requireNode } from '../require-node.mjs';

requireNode('new');
const { StopError } = await import('../process/stop-error.ts');
const { runNew } = await import('./run-new.ts');
try {
  await runNew(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StopError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
