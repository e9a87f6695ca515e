import { emptyGrey, type GreyImage } from './grey-image.ts';

/** The picture turned by so many quarters, clockwise. */
export function turned(image: GreyImage, quarters: 0 | 1 | 2 | 3): GreyImage {
  if (quarters === 0) return image;
  const { width, height, data } = image;
  const out = quarters === 2 ? emptyGrey(width, height) : emptyGrey(height, width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to =
        quarters === 1
          ? x * height + height - 1 - y
          : quarters === 2
            ? (height - 1 - y) * width + width - 1 - x
            : (width - 1 - x) * height + y;
      out.data[to] = data[y * width + x] ?? 0;
    }
  return out;
}
