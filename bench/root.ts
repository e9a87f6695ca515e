import { join } from 'node:path';

/** The checkout. */
export const root = join(import.meta.dirname, '..');
/** Where measurements keep what they build: by a hash of its sources, so that it is built once. */
export const cacheFolder = join(root, '.cache/bench');
