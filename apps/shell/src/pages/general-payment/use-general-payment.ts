import type { CardHandle } from '@sigorta/card-fields/page/card-entry';
import type { FieldError } from '@sigorta/contracts/errors';
import type { AskedPayment } from '@sigorta/contracts/operations/payment-request-open';
import { paymentStart } from '@sigorta/contracts/operations/payment-start';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { newKey } from '@sigorta/gateway-client/new-key';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useSummaryFocus } from '@sigorta/journey/form/use-summary-focus';
import { leaveFor } from '@sigorta/journey/load/leave-for';
import { asPaymentFaults, typedIn } from '@sigorta/journey/payment/card-faults';
import { outcomeOf } from '@sigorta/journey/payment/payment-error';
import { sealWith } from '@sigorta/journey/payment/seal-with';
import { useWay } from '@sigorta/journey/payment/use-way';
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
  /** it was paid meanwhile, in another tab or by somebody else who has the link */
  onPaidElsewhere: () => void;
  /** it was withdrawn, or its time ended, while the form stood open */
  onClosed: () => void;
}

type Stage = 'form' | 'checking' | 'paying' | 'leaving';

/** Above the form: a code of the closed list, that nobody knows, or that the text that was agreed to is another one by now. */
export type Failure = { kind: 'notice'; code: string } | { kind: 'unknown' } | { kind: 'old-page' };

/** A refused field, named as it was sent, under the name of its input. */
const asTyped = ({ field, message }: FieldError): FieldError => ({
  field: typedIn(field.replace(/^(?:way|of)\./, '')),
  message,
});

/** What a refusal says at the fields, and above them. */
function toldOf(code: GatewayErrorCode, fields: readonly FieldError[]): [readonly Fault[], Failure | null] {
  const outcome = outcomeOf(code);
  if (outcome.kind === 'card') return [[{ field: 'card.number', message: `error.${outcome.code}` }], null];
  if (outcome.kind === 'unknown') return [[], { kind: 'unknown' }];
  /* its box is ticked, or nothing would have been sent */
  if (outcome.kind === 'consents') return [[], { kind: 'old-page' }];
  return [fields.map(asTyped), fields.length > 0 ? null : { kind: 'notice', code }];
}

/** The state of the form. The card is not part of it: it is typed into a frame of card entry. */
export function useGeneralPayment(subject: AskedSubject | null, options: Options) {
  const boot = useBoot();
  const navigate = useNavigate();
  /* names this form: what is sent again with it is the same payment, taken once */
  const [key] = useState(newKey);
  const [draft] = useState(() => (subject ? null : readDraft(Date.now(), sessionStorage)));
  /* a request has an end, and may be too near it; what is typed freely has none */
  const { way, setWay, takesTransfer, heard } = useWay(undefined, (subject?.request ?? options).transfer);
  const [typedAmount, setTypedAmount] = useState(draft?.amount ?? '');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { attempt } = useAction(paymentStart);
  const [stage, setStage] = useState<Stage>('form');
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardHandle>(null);
  /* a page that the browser keeps for the way back keeps no card */
  useEffect(() => {
    if (stage === 'leaving') card.current?.clear();
  }, [stage]);
  const { summary: top, focusSummary } = useSummaryFocus();
  const amount = subject ? subject.request.amount : amountWithin(typedAmount, options, boot.language);

  const refuse = (wrong: readonly Fault[], why: Failure | null): void => {
    setStage('form');
    setFaults(wrong);
    setFailure(why);
    focusSummary();
  };
  const failed = (code: GatewayErrorCode, fields: readonly FieldError[]): void => {
    if (subject && code === 'already-paid') subject.onPaidElsewhere();
    else if (subject && code === 'request-closed') subject.onClosed();
    else {
      heard(outcomeOf(code));
      refuse(...toldOf(code, fields));
    }
  };

  const pay = async (): Promise<void> => {
    if (stage !== 'form' || form.current === null) return;
    const typed = readPayment(form.current);
    setStage('checking');
    const ofCard = way === 'card' ? asPaymentFaults((await card.current?.check()) ?? []) : [];
    const wrong = faultsOf(typed, { ofCard, isFree: subject === null, options, language: boot.language });
    if (wrong.length > 0 || amount === null) return refuse(wrong, null);
    setFaults([]);
    setFailure(null);
    const { reference, name, email } = typed;
    if (!subject) saveDraft({ reference, amount: typed.amount, name, email }, Date.now(), sessionStorage);
    setStage('paying');
    const means = way === 'card' ? await sealWith(card.current) : { way };
    if ('faults' in means)
      return refuse(means.faults, means.code === null ? null : { kind: 'notice', code: means.code });
    const end = await attempt({
      language: boot.language,
      of: subject ? { kind: 'request', token: subject.token } : { kind: 'free', key, reference },
      amount,
      name,
      email,
      way: means.way === 'card' ? { kind: 'card', card: means.card } : { kind: 'transfer' },
      consents: [{ ...consentRecord('personal-data-notice', boot.language), id: 'information-text' }],
    });
    if (end.state === 'failed') return failed(end.code, end.fields);
    if (end.state !== 'done') return;
    const { paymentId, next } = end.answer;
    if (next.kind === 'status') return navigate(`${receiptPath}?odeme=${paymentId}`, { replace: true });
    setStage('leaving');
    leaveFor(next.url);
  };

  return {
    form,
    card,
    top,
    draft,
    way,
    takesTransfer,
    setWay: (chosen: typeof way): void => {
      setWay(chosen);
      setFaults([]);
      setFailure(null);
    },
    amount,
    typeAmount: setTypedAmount,
    faults,
    mend: (field: string): void => setFaults((known) => known.filter((fault) => fault.field !== field)),
    failure,
    stage,
    pay,
  };
}

export type GeneralPayment = ReturnType<typeof useGeneralPayment>;
