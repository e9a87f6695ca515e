import type { AnswerOf } from '@sigorta/contracts/operation';
import type { policyCreate } from '@sigorta/contracts/operations/policy-create';
import type { RuleContext } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { validate } from '@sigorta/product-kit/validate';
import { toWire } from '@sigorta/product-kit/wire';
import { useBoot } from '@sigorta/runtime/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { answeredFields } from '../form/answered-fields.ts';
import type { Problem } from '../form/problem.ts';
import { problemsOf } from '../form/problems-of.ts';
import { refusalOf } from '../form/refusal-of.ts';
import { type ApplicationForm, useApplicationForm } from '../form/use-application-form.ts';
import { gatewayOf } from '../load/gateway-of.ts';
import { useWords } from '../words/use-words.ts';

export type DetailsResult = AnswerOf<typeof policyCreate>['result'];

interface Details {
  form: ApplicationForm;
  problems: readonly Problem[];
  /** code of a refusal that belongs to no field */
  refusal: string | null;
  summary: RefObject<HTMLDivElement | null>;
  busy: boolean;
  send: () => Promise<void>;
}

/** Judges and sends the answers after payment. */
export function useDetailsForm(
  asked: Product,
  purchaseId: string,
  onDone: (result: DetailsResult) => void,
): Details {
  const boot = useBoot();
  const { find } = useWords();
  const context = (): RuleContext => ({ today: boot.today });
  const form = useApplicationForm(asked, context);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(0);
  const summary = useRef<HTMLDivElement | null>(null);

  /* the summary takes the focus after each refused attempt, also when the words are the same as before */
  useEffect(() => {
    if (refused > 0) (summary.current?.querySelector<HTMLElement>('[tabindex]') ?? summary.current)?.focus();
  }, [refused]);

  const show = (wrong: readonly { field: string; message: string }[]): void => {
    form.clearErrors();
    for (const { field, message } of wrong) form.setError(field as 'insured', { type: 'rule', message });
    setRefused((count) => count + 1);
  };

  const send = async (): Promise<void> => {
    if (busy) return;
    setRefusal(null);
    const result = validate(asked, form.getValues(), context());
    if (!result.ok) return show(result.errors);
    setBusy(true);
    try {
      const { createPolicy } = await import('@sigorta/gateway-client/create-policy');
      const details = toWire(asked, result.application);
      onDone((await createPolicy(gatewayOf(boot), { purchaseId, details })).result);
    } catch (error) {
      const { code, fields } = refusalOf(error);
      setRefusal(code);
      show(answeredFields(asked, fields));
    } finally {
      setBusy(false);
    }
  };

  return { form, problems: problemsOf(form.formState.errors, find), refusal, summary, busy, send };
}
