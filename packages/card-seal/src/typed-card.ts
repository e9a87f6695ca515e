/**
 * A card as it was typed. Every part is a piece of one buffer and none was ever a text, so that `wipe` leaves nothing of
 * it in this process.
 */
export interface TypedCard {
  /** 12 to 19 digits */
  number: Buffer;
  /** `01`..`12` */
  month: Buffer;
  /** four digits */
  year: Buffer;
  /** three or four digits */
  cvv: Buffer;
  wipe: () => void;
}

const newLine = 0x0a;
const isDigits = (part: Buffer): boolean => part.every((byte) => byte >= 0x30 && byte <= 0x39);
const isLong = (part: Buffer, least: number, most: number): boolean =>
  part.length >= least && part.length <= most;

const isMonth = (month: Buffer): boolean => {
  const [tens = 0, ones = 0] = month;
  const value = (tens - 0x30) * 10 + (ones - 0x30);
  return month.length === 2 && value >= 1 && value <= 12;
};

/** The pieces between line breaks, without a copy. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(newLine); at !== -1; at = bytes.indexOf(newLine, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return [...lines, bytes.subarray(from)];
}

/**
 * Reads number, month, year and code, one a line. Anything else is null, and wiped.
 * @param bytes taken over: pieces of it are the card
 */
export function readTypedCard(bytes: Buffer): TypedCard | null {
  const wipe = (): void => void bytes.fill(0);
  const [number, month, year, cvv, ...more] = linesOf(bytes);
  const isCard =
    number !== undefined &&
    month !== undefined &&
    year !== undefined &&
    cvv !== undefined &&
    more.length === 0 &&
    [number, month, year, cvv].every(isDigits) &&
    isLong(number, 12, 19) &&
    isMonth(month) &&
    year.length === 4 &&
    isLong(cvv, 3, 4);
  if (isCard) return { number, month, year, cvv, wipe };
  wipe();
  return null;
}
