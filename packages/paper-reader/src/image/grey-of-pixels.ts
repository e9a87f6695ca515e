import { emptyGrey, type GreyImage } from './grey-image.ts';

/** Greys of a canvas's pixels: red, green, blue and how opaque, one byte each (Rec. 601). */
export function greyOfPixels(width: number, height: number, pixels: Uint8ClampedArray): GreyImage {
  const grey = emptyGrey(width, height);
  for (let at = 0; at < grey.data.length; at++) {
    const from = at * 4;
    grey.data[at] =
      0.299 * (pixels[from] ?? 0) + 0.587 * (pixels[from + 1] ?? 0) + 0.114 * (pixels[from + 2] ?? 0);
  }
  return grey;
}
