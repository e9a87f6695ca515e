import type { Insurer } from '../insurer.ts';

export const name = 'Laledere Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 4, asked: 4 },
  wire: 'json',
  thinkMs: 540,
  quoteHours: 24,
  looksUp: ['complementary-health', 'kasko'],
};
