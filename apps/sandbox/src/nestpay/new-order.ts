import { familyOf, type TestCard } from '../payment-provider/cards.ts';
import { type GatePayment, type Payment, save } from '../payment-provider/payment.ts';
import { randomCode, randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';

interface Wanted {
  orderId: string;
  /** kuruş */
  paid: number;
  card: TestCard;
  taksit: string;
  /** null: charged by a call, without a challenge */
  form?: Pick<GatePayment, 'storetype' | 'okUrl' | 'failUrl' | 'lang'>;
  challenge?: Payment['challenge'];
}

/** An order at the gate, kept beside iyzico's payments: the bank's pages and the books are the same. */
export const newOrder = (world: World, wanted: Wanted): Payment => {
  const { card, form, orderId, paid, taksit } = wanted;
  return save(world, {
    paymentId: randomDigits(8),
    conversationId: orderId,
    basketId: '',
    price: paid,
    paidPrice: paid,
    currency: 'TRY',
    installment: Number(taksit || '1'),
    items: [],
    card: {
      bin: card.number.slice(0, 8),
      lastFour: card.number.slice(-4),
      effect: card.effect,
      association: card.association,
      family: familyOf(card) ?? '',
      credit: card.credit,
    },
    threeDSecure: form !== undefined,
    callbackUrl: form?.okUrl ?? null,
    status: 'INIT_THREEDS',
    mdStatus: null,
    refusal: null,
    challenge: wanted.challenge ?? null,
    createdAt: world.clock().toISOString(),
    chargedAt: null,
    cancelledAt: null,
    gate: {
      storetype: form?.storetype ?? '3d',
      okUrl: form?.okUrl ?? '',
      failUrl: form?.failUrl ?? '',
      lang: form?.lang ?? 'tr',
      taksit,
      md: `${card.number.slice(0, 6)}:${randomCode(40)}:3545:##${world.config.nestpayClientId}`,
      xid: `${randomCode(27)}=`,
      cavv: `${randomCode(27)}=`,
      rows: [],
    },
  });
};
