import type { Insurer } from '../insurer.ts';

export const name = 'Turnagöl Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 1, asked: 1 },
  wire: 'json',
  thinkMs: 240,
  quoteHours: 24,
  looksUp: ['traffic', 'kasko'],
};
