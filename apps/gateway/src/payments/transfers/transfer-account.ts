import type { PartnerSettings } from '@sigorta/contracts/partner';
import { isTurkishIban, normaliseIban } from '@sigorta/validators/iban';
import { line } from '../../partners/plain-text.ts';

export interface TransferAccount {
  /** without spaces */
  iban: string;
  holder: string;
  bank: string | null;
}

/** Where a partner takes transfers; null when it takes none, or when its IBAN is not a whole one. */
export function transferAccountOf(settings: PartnerSettings): TransferAccount | null {
  const iban = settings.havale_iban;
  const holder = line(settings.havale_hesapSahibi ?? null, 120);
  if (!iban || !holder || !isTurkishIban(iban)) return null;
  return { iban: normaliseIban(iban), holder, bank: line(settings.havale_banka ?? null, 80) };
}
