import { requireNode } from '../require-node.mjs';

requireNode('ratchets');
const { runRatchets } = await import('./ratchets.ts');
process.exitCode = runRatchets(process.argv.includes('--shrink'));
