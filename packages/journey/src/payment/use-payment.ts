import type { CardHandle } from '@sigorta/card-fields/page/card-entry';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Consents, useConsents } from '../consents/use-consents.ts';
import type { Problem } from '../form/problem.ts';
import { useWords } from '../words/use-words.ts';
import { checkBilling } from './billing-form.ts';
import { buyerFaults } from './buyer-names.ts';
import { asPaymentFaults } from './card-faults.ts';
import { nothingChosen, readPaymentDraft } from './payment-draft.ts';
import type { Outcome } from './payment-error.ts';
import { sealWith } from './seal-with.ts';
import type { Way } from './send-payment.ts';
import { type Amount, type OfferDetail, useAmount } from './use-amount.ts';
import { type BillingState, useBilling } from './use-billing.ts';
import { type CouponCode, useCouponCode } from './use-coupon-code.ts';
import { usePayFocus } from './use-pay-focus.ts';
import { type Payer, usePayer } from './use-payer.ts';
import { useProblems } from './use-problems.ts';
import { type Fault, type Refusal, useRefusal } from './use-refusal.ts';
import { type Stage, useSending } from './use-sending.ts';
import { useWay } from './use-way.ts';

export interface Payment
  extends Omit<Amount, 'askAnew' | 'accept'>,
    Omit<BillingState, 'keep'>,
    Payer,
    Pick<Refusal, 'summary' | 'mend' | 'outcome'> {
  form: RefObject<HTMLFormElement | null>;
  card: RefObject<CardHandle | null>;
  consents: Consents;
  couponCode: CouponCode;
  problems: readonly Problem[];
  faultOf: (field: string) => string | null;
  acceptChange: () => void;
  way: Way;
  /** by now, and until the end that the offer tells */
  takesTransfer: boolean;
  setWay: (way: Way) => void;
  stage: Stage;
  pay: () => Promise<void>;
}

function faultsOfAmount({ coupon, kept, total }: Amount, couponCode: CouponCode): Fault[] {
  const isRefused = kept.fault !== null && couponCode.typed.trim() === kept.code;
  const isForgotten = coupon === null && !isRefused && couponCode.isForgotten();
  return [
    ...(total === null ? [{ field: 'installments', message: 'payment.error.installments' }] : []),
    ...(isForgotten ? [{ field: 'coupon', message: 'payment.error.coupon' }] : []),
  ];
}

const messageAt = (faults: readonly Fault[], field: string): string | null =>
  faults.find((fault) => fault.field === field)?.message ?? null;

/** A code that ended stands in its field still: its buyer was told, and it is gone from the draft. */
function forgetEnded(couponCode: CouponCode, keep: BillingState['keep']): void {
  couponCode.know(couponCode.typed.trim());
  keep({ coupon: '', typedCode: '' });
}

/** Tells how a press ended, to the choice of ways too. */
const telling =
  ({ refuse }: Refusal, heard: (outcome: Outcome | null) => void): Refusal['refuse'] =>
  (wrong, outcome) => {
    heard(outcome);
    refuse(wrong, outcome);
  };

/** The state of the payment form. The card is not part of it: it is typed into a frame of card entry. */
export function usePayment(first: OfferDetail): Payment {
  const { messageText } = useWords();
  const [draft] = useState(() => readPaymentDraft(first, Date.now(), sessionStorage));
  const amount = useAmount(first, draft ?? nothingChosen);
  const { billing, setBilling, keep } = useBilling(first, draft);
  const { heard, ...ways } = useWay(draft?.way, first.transferUntil !== null);
  const form = useRef<HTMLFormElement>(null);
  const focusPay = usePayFocus(form);
  const card = useRef<CardHandle>(null);
  const payer = usePayer({ way: ways.way, card, form }, draft, keep);
  const consents = useConsents('payment');
  const couponCode = useCouponCode(draft, keep);
  const refusal = useRefusal();
  const { stage, setStage, send } = useSending(amount, consents, telling(refusal, heard));
  /* a page that the browser keeps for the way back keeps no card */
  useEffect(() => {
    if (stage === 'leaving') card.current?.clear();
  }, [stage]);
  const refuse = (wrong: readonly Fault[], outcome: Outcome | null): void => {
    setStage('form');
    refusal.refuse(wrong, outcome);
  };

  const faultsOfPayer = async (): Promise<readonly Fault[]> =>
    ways.way === 'card' ? asPaymentFaults((await card.current?.check()) ?? []) : buyerFaults(payer.names());
  const meansOf = async () =>
    ways.way === 'card' ? sealWith(card.current) : { way: 'transfer' as const, buyer: payer.names() };

  const pay = async (): Promise<void> => {
    const { total } = amount;
    if (stage !== 'form' || form.current === null || amount.oldTotal !== null) return;
    setStage('checking');
    const address = checkBilling(billing);
    const wrong = [
      ...(await faultsOfPayer()),
      ...faultsOfAmount(amount, couponCode),
      ...(address.ok ? [] : address.faults),
    ];
    const consented = consents.check();
    if (wrong.length > 0 || !consented || !address.ok || total === null) return refuse(wrong, null);
    refusal.clear();
    keep();
    setStage('paying');
    const means = await meansOf();
    if ('faults' in means) return refuse(means.faults, means.code && { kind: 'notice', code: means.code });
    await send(means, { acceptedTotal: total.money, billing: address.billing });
  };

  return {
    ...amount,
    ...refusal,
    ...payer,
    ...ways,
    setCount: (count) => {
      amount.setCount(count);
      keep({ installmentCount: count });
    },
    setCoupon: (coupon) => {
      amount.setCoupon(coupon);
      keep({ coupon: coupon?.code ?? '' });
      /* who took it off is not asked whether it was forgotten */
      if (!coupon) couponCode.setTyped('');
    },
    billing,
    setBilling,
    form,
    card,
    consents,
    couponCode,
    problems: useProblems(refusal.faults, consents),
    faultOf: (field) => {
      const message = messageAt(refusal.faults, field);
      return message === null ? null : messageText(message);
    },
    acceptChange: () => {
      if (refusal.outcome?.kind === 'coupon-gone') forgetEnded(couponCode, keep);
      amount.accept();
      refusal.forgetOutcome();
      focusPay();
    },
    setWay: (next) => {
      ways.setWay(next);
      /* a transfer is one payment */
      if (next === 'transfer') amount.setCount(1);
      keep({ way: next, ...(next === 'transfer' && { installmentCount: 1 }) });
      refusal.clear();
    },
    stage,
    pay,
  };
}
