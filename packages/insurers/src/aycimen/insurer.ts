import type { Insurer } from '../insurer.ts';

export const name = 'Ayçimen Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 10, asked: 7 },
  wire: 'json',
  thinkMs: 660,
  quoteHours: 24,
};
