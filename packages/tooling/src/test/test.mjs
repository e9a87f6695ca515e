import { requireNode } from '../require-node.mjs';

requireNode('test');
const { runTests } = await import('./run-tests.ts');
process.exitCode = await runTests(process.argv.slice(2));
