import type { AskedPayment } from '@sigorta/contracts/operations/payment-request-open';
import { codeOf, isGatewayError } from '@sigorta/gateway-client/gateway-error';
import { startPayment } from '@sigorta/gateway-client/start-payment';
import { gatewayOf } from '@sigorta/journey/load/gateway-of';
import { leaveFor } from '@sigorta/journey/load/leave-for';
import { outcomeOf } from '@sigorta/journey/payment/payment-error';
import type { Way } from '@sigorta/journey/payment/send-payment';
import { consentRecord } from '@sigorta/legal/consents';
import { useBoot, useNavigate } from '@sigorta/runtime/runtime';
import { useEffect, useRef, useState } from 'react';
import { receiptPath } from './paths.ts';
import { readDraft, saveDraft } from './payment-draft.ts';
import { amountWithin, type Fault, faultsOf, readPayment } from './typed-payment.ts';
import type { Options } from './use-options.ts';

export interface AskedSubject {
  token: string;
  request: AskedPayment;
}

/** Names this form: what is sent again with it is the same payment, taken once. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Above the form: a code of the closed list, or that nobody knows. */
export type Failure = { kind: 'notice'; code: string } | { kind: 'unknown' };

/** The state of the form. The card stays in its inputs until the one call that pays (decision 14). */
export function useGeneralPayment(subject: AskedSubject | null, options: Options) {
  const boot = useBoot();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [draft] = useState(() => (subject ? null : readDraft(Date.now(), sessionStorage)));
  const [way, setWay] = useState<Way>('card');
  const [typedAmount, setTypedAmount] = useState(draft?.amount ?? '');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asked, setAsked] = useState(0);
  const [stage, setStage] = useState<'form' | 'paying' | 'leaving'>('form');
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const amount = subject ? subject.request.amount : amountWithin(typedAmount, options);

  useEffect(() => {
    if (asked > 0) (top.current?.querySelector<HTMLElement>('[tabindex]') ?? top.current)?.focus();
  }, [asked]);

  const refuse = (wrong: readonly Fault[], why: Failure | null): void => {
    setFaults(wrong);
    setFailure(why);
    setAsked((times) => times + 1);
  };
  const failed = (error: unknown): void => {
    const code = codeOf(error);
    const outcome = outcomeOf(code);
    const fields = isGatewayError(error) ? error.fields : [];
    if (outcome.kind === 'card') refuse([{ field: 'card.number', message: `error.${outcome.code}` }], null);
    else if (outcome.kind === 'unknown') refuse([], { kind: 'unknown' });
    else refuse(fields, fields.length > 0 ? null : { kind: 'notice', code });
  };

  const pay = async (): Promise<void> => {
    if (stage !== 'form' || form.current === null) return;
    const typed = readPayment(form.current);
    const wrong = faultsOf(typed, { way, isFree: subject === null, options, today: boot.today });
    if (wrong.length > 0 || amount === null) return refuse(wrong, null);
    setFaults([]);
    setFailure(null);
    setStage('paying');
    const { reference, name, email, card } = typed;
    if (!subject) saveDraft({ reference, amount: typed.amount, name, email }, Date.now(), sessionStorage);
    try {
      const { paymentId, next } = await startPayment(gatewayOf(boot), {
        language: boot.language,
        of: subject ? { kind: 'request', token: subject.token } : { kind: 'free', key, reference },
        amount,
        name,
        email,
        way: way === 'card' ? { kind: 'card', card } : { kind: 'transfer' },
        consents: [{ ...consentRecord('personal-data-notice', boot.language), id: 'information-text' }],
      });
      if (next.kind === 'status') return navigate(`${receiptPath}?odeme=${paymentId}`, { replace: true });
      setStage('leaving');
      leaveFor(next.url);
    } catch (error) {
      setStage('form');
      failed(error);
    }
  };

  return {
    form,
    top,
    draft,
    way,
    setWay: (chosen: Way): void => {
      setWay(chosen);
      setFaults([]);
      setFailure(null);
    },
    amount,
    typeAmount: setTypedAmount,
    faults,
    mend: (field: string): void => setFaults(faults.filter((fault) => fault.field !== field)),
    failure,
    stage,
    pay,
  };
}

export type GeneralPayment = ReturnType<typeof useGeneralPayment>;
