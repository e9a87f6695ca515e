import { requireNode } from '../../../tooling/src/require-node.mjs';

requireNode('release');
const { run } = await import('./release.ts');
process.exitCode = await run(process.argv.slice(2));
