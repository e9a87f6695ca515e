import type { Insurer } from '../insurer.ts';

export const name = 'Poyraztaş Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 8, asked: 6 },
  wire: 'soap',
  thinkMs: 960,
  quoteHours: 24,
  looksUp: ['kasko'],
};
