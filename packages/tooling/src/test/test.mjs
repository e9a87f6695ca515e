import { requireNode } from '../require-node.mjs';

requireNode('test');
const { StopError } = await import('../process/stop-error.ts');
const { runTests } = await import('./run-tests.ts');
try {
  process.exitCode = await runTests(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StopError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
