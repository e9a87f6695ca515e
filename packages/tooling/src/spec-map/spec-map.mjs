import { requireNode } from '../require-node.mjs';

requireNode('spec-map');
const { specMap } = await import('./spec-map.ts');
process.exitCode = specMap(process.argv.slice(2));
