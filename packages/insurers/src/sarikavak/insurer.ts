import type { Insurer } from '../insurer.ts';

export const name = 'Sarıkavak Sigorta';

export const insurer: Insurer = {
  name,
  place: { home: 7, asked: 9 },
  wire: 'soap',
  thinkMs: 1400,
  quoteHours: 24,
};
