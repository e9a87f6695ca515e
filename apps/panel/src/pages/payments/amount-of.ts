/**
 * An amount as somebody types it, in kuruş: `1250`, `1250,5`, `1.250,50`, `1250.50`. Null when it is none.
 * A single separator with three digits behind it parts thousands.
 */
export const amountOf = (typed: string): number | null => {
  const text = typed.replace(/\s|₺|TL/gi, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(minor) && minor > 0 ? minor : null;
};
