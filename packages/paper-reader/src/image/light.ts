import type { GreyImage } from './grey-image.ts';

/* of what is lightest in a picture, paper included, by its greys */
const darkBelow = 60;

/** Whether there is light enough: the paper is what is lightest. */
export function lightOf({ data }: GreyImage): { dark: boolean } {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 0; at < data.length; at += 7) {
    const value = data[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
    seen += 1;
  }
  let above = 0;
  let level = 255;
  while (level > 0 && above < seen * 0.1) {
    above += counts[level] ?? 0;
    level -= 1;
  }
  return { dark: level < darkBelow };
}
