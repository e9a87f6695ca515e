import { isRecord } from '@sigorta/product-kit/shape';
import { type Billing, emptyBilling } from './billing-form.ts';

/** How it was to be paid. */
export interface Chosen {
  installmentCount: number;
  /** empty without one */
  coupon: string;
}

/** What comes back after the bank's page, a reload or another language: never a card, never a consent. */
export interface PaymentDraft extends Chosen {
  billing: Billing;
}

export const nothingChosen: Chosen = { installmentCount: 1, coupon: '' };

const lifeMs = 3_600_000;
const keyOf = (offerId: string): string => `odeme:${offerId}`;

export function savePaymentDraft(offerId: string, draft: PaymentDraft, now: number, store: Storage): void {
  const { billing, installmentCount, coupon } = draft;
  try {
    store.setItem(keyOf(offerId), JSON.stringify({ savedAt: now, billing, installmentCount, coupon }));
  } catch {
    /* full or forbidden: then it is typed again */
  }
}

export function readPaymentDraft(offerId: string, now: number, store: Storage): PaymentDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(offerId)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.billing)) return null;
    const age = now - Number(kept.savedAt);
    if (!(age >= 0 && age < lifeMs)) {
      store.removeItem(keyOf(offerId));
      return null;
    }
    const { billing } = kept;
    const text = (name: keyof Billing): string =>
      typeof billing[name] === 'string' ? billing[name] : emptyBilling[name];
    return {
      billing: {
        province: text('province'),
        district: text('district'),
        address: text('address'),
        email: text('email'),
      },
      installmentCount: Number(kept.installmentCount) || 1,
      coupon: typeof kept.coupon === 'string' ? kept.coupon : '',
    };
  } catch {
    return null;
  }
}
