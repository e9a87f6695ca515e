import type { Insurer } from '../insurer.ts';

export const name = 'Meltemkıyı Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 6, asked: 10 },
  wire: 'json',
  thinkMs: 320,
  quoteHours: 2,
  looksUp: ['complementary-health'],
};
