import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Brotli bytes of what card entry's frame loads before a card can be typed, fonts apart. */
export const cardFrameBytes = (): number =>
  ['kart.js.br', 'kart.css.br']
    .map((name) => statSync(join(root, 'apps/card-entry/dist/frame', name)).size)
    .reduce((sum, size) => sum + size, 0);
