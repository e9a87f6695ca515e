import { isRecord } from '@sigorta/product-kit/shape';
import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { type Billing, emptyBilling } from './billing-form.ts';
import type { Way } from './send-payment.ts';

/** How it was to be paid. */
export interface Chosen {
  installmentCount: number;
  /** empty without one */
  coupon: string;
}

/** What comes back after the bank's page, a reload or another language: never a card, never a consent. */
export interface PaymentDraft extends Chosen {
  billing: Billing;
  /** a code as it stands in its field, applied or not */
  typedCode: string;
  way: Way;
  /** who pays by transfer, as it was typed; null: as the application names him */
  buyer: { firstName: string; lastName: string } | null;
}

export const nothingChosen: Chosen = { installmentCount: 1, coupon: '' };

export const emptyDraft: PaymentDraft = {
  ...nothingChosen,
  billing: emptyBilling,
  typedCode: '',
  way: 'card',
  buyer: null,
};

const lifeMs = 3_600_000;
const keyOf = (offerId: string): string => `odeme:${offerId}`;

/** A card's number is kept nowhere, whichever field it was typed into. */
const withoutCards = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && holdsCardNumber(value) ? '' : value;

export function savePaymentDraft(offerId: string, draft: PaymentDraft, now: number, store: Storage): void {
  try {
    store.setItem(keyOf(offerId), JSON.stringify({ savedAt: now, ...draft }, withoutCards));
  } catch {
    /* full or forbidden: then it is typed again */
  }
}

/** The texts of `kept` under the names of `empty`; what is none is as it began. */
const textsOf = <Texts extends Record<keyof Texts, string>>(
  kept: Record<string, unknown>,
  empty: Texts,
): Texts =>
  Object.fromEntries(
    Object.entries(empty).map(([name, text]) => [name, typeof kept[name] === 'string' ? kept[name] : text]),
  ) as Texts;

export function readPaymentDraft(offerId: string, now: number, store: Storage): PaymentDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(offerId)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.billing)) return null;
    const age = now - Number(kept.savedAt);
    if (!(age >= 0 && age < lifeMs)) {
      store.removeItem(keyOf(offerId));
      return null;
    }
    return {
      ...textsOf(kept, { coupon: '', typedCode: '' }),
      billing: textsOf(kept.billing, emptyBilling),
      installmentCount: Number(kept.installmentCount) || 1,
      way: kept.way === 'transfer' ? 'transfer' : 'card',
      buyer: isRecord(kept.buyer) ? textsOf(kept.buyer, { firstName: '', lastName: '' }) : null,
    };
  } catch {
    return null;
  }
}
