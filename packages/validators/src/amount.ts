/**
 * Kuruş of an amount as people type it: `1250`, `1.250,50`, `1,250.50`, `1 250,5`. The last separator followed by one
 * or two digits is the decimal one; null when it is no amount.
 */
export function readAmount(text: string): number | null {
  const typed = text.replace(/[\s\u00a0₺]|TL/gi, '');
  const match = /^(\d[\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(typed);
  if (!match) return null;
  const [, whole = '', point = '', fraction = ''] = match;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return null;
  /* one sign is not both: nobody shall guess an amount */
  if (isGrouped && point !== '' && whole.includes(point)) return null;
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
