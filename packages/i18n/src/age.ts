import type { Language } from './language.ts';
import { numberLocales } from './locale.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** Hours say more than "1 day" until there are two of them. */
const steps = [
  { unit: 'day', ms: dayMs, from: 2 * dayMs },
  { unit: 'hour', ms: hourMs, from: hourMs },
  { unit: 'minute', ms: minuteMs, from: 0 },
] as const;

/**
 * How long something has lasted, in whole steps and words: `3 gün`, `5 hours`. Less than a minute counts as one.
 * @param ms never negative: clocks that differ a little make it nought
 */
export const formatAge = (ms: number, language: Language): string => {
  const [step] = steps.filter(({ from }) => Math.max(0, ms) >= from);
  const { unit, ms: length } = step ?? steps[2];
  const count = Math.max(1, Math.floor(ms / length));
  return (
    new Intl.NumberFormat(numberLocales[language], { style: 'unit', unit, unitDisplay: 'long' })
      .format(count)
      .replace(/[\u200E\u200F\u061C]/g, '')
      /* a number and its unit stay on one line */
      .replace(/\s/g, '\u00a0')
  );
};
