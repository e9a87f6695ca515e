const worthOf = (character: string): number => {
  if (character === '<') return 0;
  const code = character.charCodeAt(0);
  return code < 65 ? code - 48 : code - 55;
};

/** ICAO Doc 9303 part 3, 4.9: weights 7, 3, 1 over and over, modulo 10; A is 10, Z is 35, `<` is 0. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += worthOf(text.charAt(at)) * ([7, 3, 1][at % 3] ?? 0);
  return String(sum % 10);
}
