import type { Insurer } from '../insurer.ts';

export const name = 'Bulutkaya Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 2, asked: 2 },
  wire: 'json',
  thinkMs: 1150,
  quoteHours: 24,
  looksUp: ['traffic'],
};
