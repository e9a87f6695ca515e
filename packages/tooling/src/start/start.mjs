import { requireNode } from '../require-node.mjs';

requireNode('start');
const { start } = await import('./start.ts');
await start();
