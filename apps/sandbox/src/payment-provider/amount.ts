const shape = /^(\d{1,9})(?:\.(\d{1,8}))?$/;

/** Kuruş of an amount as merchants write it (`10.5`, `"10.50"`, `10`); null for anything else or parts of a kuruş. */
export const kurusOf = (value: string | number): number | null => {
  const match = shape.exec(String(value));
  if (!match) return null;
  const fraction = match[2] ?? '';
  if (Number(fraction.slice(2)) !== 0) return null;
  return Number(match[1]) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
};

/** The amount as answers carry it: a JSON number, which by itself has no trailing zeros. */
export const decimalOf = (kurus: number): number => kurus / 100;
