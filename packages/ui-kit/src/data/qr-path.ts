import { encode } from 'uqr';

/** modules of white that readers want around a code */
const quiet = 4;

/**
 * A QR code as one path of unit squares.
 * @returns `size` is the side of its square view box
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
