import type { Money } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { codeOf, isGatewayError } from '@sigorta/gateway-client/gateway-error';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { useBoot, useNavigate } from '@sigorta/runtime/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { consentFieldId } from '../consents/consent-field-id.ts';
import { consentProofs } from '../consents/consent-proofs.ts';
import { type Consents, useConsents } from '../consents/use-consents.ts';
import { fieldId } from '../form/field-id.ts';
import type { Problem } from '../form/problem.ts';
import { gatewayOf } from '../load/gateway-of.ts';
import { leaveFor } from '../load/leave-for.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { type Billing, billingInput, checkBilling, emptyBilling } from './billing-form.ts';
import { cardFaults, nameFaults, readCard } from './card-form.ts';
import { readPaymentDraft, savePaymentDraft } from './payment-draft.ts';
import { type Outcome, outcomeOf } from './payment-error.ts';
import { sendPayment, type Way } from './send-payment.ts';
import { type Total, totalOf } from './total.ts';
import { type CouponAnswer, type Installments, useInstallments } from './use-installments.ts';

export type OfferDetail = AnswerOf<typeof offerDetail>;

type Fault = { field: string; message: string };

export interface Payment {
  detail: OfferDetail;
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  billing: Billing;
  setBilling: (change: Partial<Billing>) => void;
  setPrefix: (digits: string) => void;
  installments: Installments;
  count: number;
  setCount: (count: number) => void;
  coupon: CouponAnswer | null;
  setCoupon: (coupon: CouponAnswer | null) => void;
  total: Total | null;
  consents: Consents;
  problems: readonly Problem[];
  faultOf: (field: string) => string | null;
  /** removes the message of a field that is being mended */
  mend: (field: string) => void;
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome | null) => void;
  /** the amount seen before it changed; null once the new one is accepted */
  oldTotal: Money | null;
  acceptChange: () => void;
  way: Way;
  setWay: (way: Way) => void;
  stage: 'form' | 'paying' | 'leaving';
  pay: () => Promise<void>;
}

/** The state of the payment form. The card is not part of it: it stays in its inputs (decision 14). */
export function usePayment(first: OfferDetail): Payment {
  const boot = useBoot();
  const product = useProduct();
  const navigate = useNavigate();
  const { find, t } = useWords();
  const offerId = first.offer.id;
  const [detail, setDetail] = useState(first);
  const [draft] = useState(() => readPaymentDraft(offerId, Date.now(), sessionStorage));
  const [billing, setBillingState] = useState<Billing>(draft?.billing ?? emptyBilling);
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState(1);
  const [coupon, setCoupon] = useState<CouponAnswer | null>(null);
  const [round, setRound] = useState(0);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [oldTotal, setOldTotal] = useState<Money | null>(null);
  const [way, setWayState] = useState<Way>('card');
  const [stage, setStage] = useState<Payment['stage']>('form');
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const consents = useConsents('payment');
  const installments = useInstallments({ offerId, prefix, coupon: coupon?.code ?? null, round });
  const total = totalOf(detail.offer, coupon, installments.options, count);

  useEffect(() => {
    if (asked > 0) (summary.current?.querySelector<HTMLElement>('[tabindex]') ?? summary.current)?.focus();
  }, [asked]);

  const refuse = (wrong: readonly Fault[], why: Outcome | null): void => {
    setFaults(wrong);
    setOutcome(why);
    setAsked((times) => times + 1);
  };

  const setBilling = (change: Partial<Billing>): void => {
    const next = { ...billing, ...change };
    setBillingState(next);
    savePaymentDraft(
      offerId,
      { billing: next, installmentCount: count, coupon: coupon?.code ?? '' },
      Date.now(),
      sessionStorage,
    );
  };

  const setWay = (next: Way): void => {
    setWayState(next);
    /* a transfer is one payment */
    if (next === 'transfer') setCount(1);
    setFaults([]);
    setOutcome(null);
  };

  const priceChanged = async (seen: Money): Promise<void> => {
    const { fetchOffer } = await import('@sigorta/gateway-client/fetch-offer');
    const fresh = await fetchOffer(gatewayOf(boot), { offerId });
    setDetail(fresh);
    setCoupon(null);
    setRound((before) => before + 1);
    setOldTotal(seen);
    refuse([], fresh.expired ? { kind: 'expired' } : { kind: 'price-changed' });
  };

  const failed = async (error: unknown, seen: Money): Promise<void> => {
    const why = outcomeOf(codeOf(error));
    const fields = isGatewayError(error) ? error.fields : [];
    if (why.kind === 'price-changed')
      return priceChanged(seen).catch((again: unknown) => failed(again, seen));
    if (why.kind === 'card') return refuse([{ field: 'card.number', message: `error.${why.code}` }], null);
    if (why.kind === 'consents') {
      consents.check();
      return refuse([], null);
    }
    const wrong = fields.map(({ field, message }) => ({
      field: field.startsWith('billing.') ? billingInput(field) : field,
      message,
    }));
    refuse(wrong, wrong.length > 0 ? null : why);
  };

  const pay = async (): Promise<void> => {
    if (stage !== 'form' || form.current === null || oldTotal !== null) return;
    const card = readCard(form.current);
    const address = checkBilling(billing);
    const wrong = [
      ...(way === 'card' ? cardFaults(card, boot.today) : nameFaults(card)),
      ...(total === null ? [{ field: 'installments', message: 'payment.error.installments' }] : []),
      ...(address.ok ? [] : address.faults),
    ];
    const consented = consents.check();
    if (wrong.length > 0 || !consented || !address.ok || total === null) return refuse(wrong, null);
    setFaults([]);
    setOutcome(null);
    setStage('paying');
    savePaymentDraft(
      offerId,
      { billing, installmentCount: count, coupon: coupon?.code ?? '' },
      Date.now(),
      sessionStorage,
    );
    try {
      const { purchaseId, next } = await sendPayment(gatewayOf(boot), way, {
        offerId,
        language: boot.language,
        acceptedTotal: total.money,
        installmentCount: count,
        ...(coupon && { coupon: coupon.code }),
        billing: address.billing,
        card,
        consents: consentProofs(consents.given, boot.language),
      });
      if (next.kind === 'status')
        return navigate(`${product.paths.policy}?satin-alma=${purchaseId}`, { replace: true });
      setStage('leaving');
      leaveFor(next.url);
    } catch (error) {
      setStage('form');
      await failed(error, total.money);
    }
  };

  const problems: Problem[] = [
    ...faults.map(({ field, message }) => ({ id: fieldId(field), message: find(message) || message })),
    ...consents.uses
      .filter(({ id }) => consents.wrong.has(id))
      .map((use) => ({ id: consentFieldId(use.id), message: t(`consent.${legalConsentOf(use)}.error`) })),
  ];
  return {
    detail,
    form,
    summary,
    billing,
    setBilling,
    setPrefix,
    installments,
    count,
    setCount,
    coupon,
    setCoupon,
    total,
    consents,
    problems,
    faultOf: (field) => {
      const fault = faults.find((candidate) => candidate.field === field);
      return fault ? find(fault.message) : null;
    },
    mend: (field) => setFaults(faults.filter((fault) => fault.field !== field)),
    outcome,
    setOutcome,
    oldTotal,
    acceptChange: () => {
      setOldTotal(null);
      setOutcome(null);
    },
    way,
    setWay,
    stage,
    pay,
  };
}
