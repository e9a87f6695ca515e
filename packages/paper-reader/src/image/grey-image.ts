/** A picture in greys, 0 black to 255 white, row by row. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

export const emptyGrey = (width: number, height: number): GreyImage & { data: Uint8Array } => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** The grey at a place between pixels; what lies outside is as its border. */
export function greyAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const right = cx - left;
  const down = cy - top;
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
