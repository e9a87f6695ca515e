import { requireNode } from '../../tooling/src/require-node.mjs';

requireNode('sign-site');
await import('./sign-site.ts');
