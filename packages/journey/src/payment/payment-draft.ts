import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
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
const prefix = 'odeme:';
const keyOf = ({ offer }: PaidOffer): string => prefix + offer.id;

/** Which offer a draft is of, and for whom. */
export interface PaidOffer {
  offer: { id: string };
  quote: Pick<QuoteSummary, 'quoteId' | 'product' | 'insuredNames' | 'details'>;
}

/** A card's number is kept nowhere, whichever field it was typed into. */
const withoutCards = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && holdsCardNumber(value) ? '' : value;

export function savePaymentDraft(of: PaidOffer, draft: PaymentDraft, now: number, store: Storage): void {
  const { quoteId, product, insuredNames } = of.quote;
  const kept = { savedAt: now, quoteId, product, insured: insuredNames.join(), ...draft };
  try {
    store.setItem(keyOf(of), JSON.stringify(kept, withoutCards));
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

type Kept = Record<string, unknown> & { billing: Record<string, unknown> };

/** What is stored under a key, while it is young enough. */
function keptAt(key: string, now: number, store: Storage): Kept | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.billing)) return null;
    const age = now - Number(kept.savedAt);
    if (age >= 0 && age < lifeMs) return kept as Kept;
    store.removeItem(key);
  } catch {
    /* forbidden or damaged */
  }
  return null;
}

const draftOf = (kept: Kept): PaymentDraft => ({
  ...textsOf(kept, { coupon: '', typedCode: '' }),
  billing: textsOf(kept.billing, emptyBilling),
  installmentCount: Number(kept.installmentCount) || 1,
  way: kept.way === 'transfer' ? 'transfer' : 'card',
  buyer: isRecord(kept.buyer) ? textsOf(kept.buyer, { firstName: '', lastName: '' }) : null,
});

/**
 * Whoever pays another offer of the same quote types nothing twice; what was chosen for another price is chosen again. Of an offer
 * that was asked for anew the address comes back alone, and only where the persons' names and the e-mail address are the same: two
 * people of one name are two people, and a corrected address is the right one.
 */
function draftOfAnother({ quote }: PaidOffer, now: number, store: Storage): PaymentDraft | null {
  const insured = quote.insuredNames.join();
  const { email } = quote.details;
  const isSameBuyer = (kept: Kept): boolean =>
    insured !== '' && kept.insured === insured && email !== undefined && kept.billing.email === email;
  const [youngest] = Object.keys(store)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => keptAt(key, now, store) ?? [])
    .filter((kept) => kept.quoteId === quote.quoteId || isSameBuyer(kept))
    .toSorted((a, b) => Number(b.savedAt) - Number(a.savedAt));
  if (!youngest) return null;
  const { coupon, typedCode, ...draft } = draftOf(youngest);
  if (youngest.quoteId !== quote.quoteId) return { ...emptyDraft, billing: draft.billing };
  return { ...draft, ...nothingChosen, typedCode: coupon || typedCode };
}

export function readPaymentDraft(of: PaidOffer, now: number, store: Storage): PaymentDraft | null {
  const own = keptAt(keyOf(of), now, store);
  if (own) return draftOf(own);
  try {
    return draftOfAnother(of, now, store);
  } catch {
    return null;
  }
}
