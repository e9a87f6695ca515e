/** `0850 000 00 00` → `tel:+908500000000`; numbers with a plus stay as they are. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.startsWith('0') ? `tel:+9${digits}` : `tel:${digits}`;
}
