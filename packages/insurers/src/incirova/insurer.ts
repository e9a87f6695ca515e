import type { Insurer } from '../insurer.ts';

export const name = 'İncirova Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 5, asked: 5 },
  wire: 'json',
  thinkMs: 800,
  quoteHours: 24,
  looksUp: ['foreign-travel'],
};
