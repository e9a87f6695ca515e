import { daysBetween } from '@sigorta/validators/iso-date';
import type { OutgoingLine, SentBack } from './sides.ts';

type Fits = (line: OutgoingLine, one: SentBack) => boolean;

/**
 * Lines that took money back to a buyer, each for one return of our books: by its reference, else by its sum near its day, because
 * nobody enters the bank's reference of a transfer that went back.
 * @returns ids of the lines
 */
export function explainedLines(
  lines: readonly OutgoingLine[],
  sentBack: readonly SentBack[],
  windowDays: number,
): Set<string> {
  const open = [...sentBack];
  const explained = new Set<string>();
  const isNear: Fits = (line, one) =>
    -line.amountMinor === one.amountMinor && Math.abs(daysBetween(one.day, line.day)) <= windowDays;
  const ways: readonly Fits[] = [
    (line, one) => line.named === one.reference && isNear(line, one),
    (line, one) => line.named === null && isNear(line, one),
  ];
  for (const fits of ways)
    for (const line of lines) {
      if (explained.has(line.id)) continue;
      const at = open.findIndex((one) => fits(line, one));
      if (at === -1) continue;
      open.splice(at, 1);
      explained.add(line.id);
    }
  return explained;
}
