/** A share of a whole between 0 and 1, to full percents; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100) / 100;

/**
 * The top of a scale in four equal steps of round numbers, at least 4.
 * @param most largest value that must fit
 */
export const scaleTop = (most: number): number => {
  const step = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 2.5, 5, 10].find((times) => times * power >= step && (times * power) % 1 === 0) ?? 10;
  return round * power * 4;
};
