import { expect, test } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';

test.each(['#0a6270', '#ffe600', '#ffffff', '#000000', '#ff0000', '#8a1c4a', 'nonsense'])(
  'whatever colour a partner takes (%s), every pair is readable',
  (colour) => {
    for (const { id, ratio, least } of contrastPairs(colour)) {
      expect(ratio, id).toBeGreaterThanOrEqual(least);
    }
  },
);
