import { toLatinDigits } from '@sigorta/validators/digits';
import { formatTurkishPhone, toTurkishE164 } from '@sigorta/validators/phone';

/** Enough to recognise one's own number: `+90 5•• ••• 42 17`; of a foreign one its last four digits. */
export function maskPhone(typed: string): string {
  const turkish = toTurkishE164(typed);
  if (!turkish) return `•••• ${toLatinDigits(typed).replace(/\D/g, '').slice(-4)}`;
  const end = formatTurkishPhone(turkish).slice(-5);
  return `+90 5•• ••• ${end}`;
}
