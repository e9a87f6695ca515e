import type { Insurer } from '../insurer.ts';

export const name = 'Yediçam Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 3, asked: 3 },
  wire: 'json',
  thinkMs: 430,
  quoteHours: 24,
  looksUp: ['complementary-health'],
};
