import { useBoot } from '@sigorta/runtime/runtime';
import { type RefObject, useRef, useState } from 'react';
import { type Consents, useConsents } from '../consents/use-consents.ts';
import type { Problem } from '../form/problem.ts';
import { useWords } from '../words/use-words.ts';
import { checkBilling } from './billing-form.ts';
import { cardFaults, nameFaults, readCard } from './card-form.ts';
import type { Way } from './send-payment.ts';
import { type Amount, type OfferDetail, useAmount } from './use-amount.ts';
import { type BillingState, useBilling } from './use-billing.ts';
import { useProblems } from './use-problems.ts';
import { type Refusal, useRefusal } from './use-refusal.ts';
import { type Stage, useSending } from './use-sending.ts';

export interface Payment
  extends Omit<Amount, 'askAnew' | 'accept'>,
    Omit<BillingState, 'keep'>,
    Pick<Refusal, 'summary' | 'mend' | 'outcome'> {
  form: RefObject<HTMLFormElement | null>;
  consents: Consents;
  problems: readonly Problem[];
  faultOf: (field: string) => string | null;
  acceptChange: () => void;
  way: Way;
  setWay: (way: Way) => void;
  stage: Stage;
  pay: () => Promise<void>;
}

/** The state of the payment form. The card is not part of it: it stays in its inputs (decision 14). */
export function usePayment(first: OfferDetail): Payment {
  const { messageText } = useWords();
  const amount = useAmount(first);
  const { billing, setBilling, keep } = useBilling(first, {
    installmentCount: amount.count,
    coupon: amount.coupon?.code ?? '',
  });
  const [way, setWay] = useState<Way>('card');
  const form = useRef<HTMLFormElement>(null);
  const consents = useConsents('payment');
  const refusal = useRefusal();
  const { stage, send } = useSending(amount, consents, refusal.refuse);
  const today = useBoot().today;

  const pay = async (): Promise<void> => {
    const { total } = amount;
    if (stage !== 'form' || form.current === null || amount.oldTotal !== null) return;
    const card = readCard(form.current);
    const address = checkBilling(billing);
    const wrong = [
      ...(way === 'card' ? cardFaults(card, today) : nameFaults(card)),
      ...(total === null ? [{ field: 'installments', message: 'payment.error.installments' }] : []),
      ...(address.ok ? [] : address.faults),
    ];
    const consented = consents.check();
    if (wrong.length > 0 || !consented || !address.ok || total === null) return refusal.refuse(wrong, null);
    refusal.clear();
    keep();
    await send(way, { acceptedTotal: total.money, billing: address.billing, card });
  };

  return {
    ...amount,
    ...refusal,
    billing,
    setBilling,
    form,
    consents,
    problems: useProblems(refusal.faults, consents),
    faultOf: (field) => {
      const fault = refusal.faults.find((candidate) => candidate.field === field);
      return fault ? messageText(fault.message) : null;
    },
    acceptChange: () => {
      amount.accept();
      refusal.forgetOutcome();
    },
    way,
    setWay: (next) => {
      setWay(next);
      /* a transfer is one payment */
      if (next === 'transfer') amount.setCount(1);
      refusal.clear();
    },
    stage,
    pay,
  };
}
