import { requireNode } from '../require-node.mjs';

requireNode('licences');
const { checkSupply } = await import('./supply.ts');
process.exitCode = await checkSupply(process.argv[2]);
