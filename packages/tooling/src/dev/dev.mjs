import { requireNode } from '../require-node.mjs';

requireNode('run dev');
const { dev } = await import('./dev.ts');
await dev();
