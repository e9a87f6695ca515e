/**
 * A Turkish tax number (VKN): 10 Latin digits, the last a check digit.
 * For i = 0..8: t = (d[i] + 9 − i) mod 10; if t ≠ 0 add (t · 2^(9−i)) mod 9, or 9 when that is 0; check = (10 − sum mod 10) mod 10.
 */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9]{10}$/.test(text)) return false;
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const shifted = (Number(text[i]) + 9 - i) % 10;
    if (shifted !== 0) sum += (shifted * 2 ** (9 - i)) % 9 || 9;
  }
  return (10 - (sum % 10)) % 10 === Number(text[9]);
}
