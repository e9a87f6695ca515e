import type { Insurer } from '../insurer.ts';

export const name = 'Mercandal Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 9, asked: 8 },
  wire: 'json',
  thinkMs: 150,
  quoteHours: 2,
  looksUp: ['traffic', 'kasko'],
};
