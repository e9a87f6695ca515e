import type { AnswerOf } from '@sigorta/contracts/operation';
import { policyCreate } from '@sigorta/contracts/operations/policy-create';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import type { RuleContext } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { validate } from '@sigorta/product-kit/validate';
import { toWire } from '@sigorta/product-kit/wire';
import { useBoot } from '@sigorta/runtime/runtime';
import type { RefObject } from 'react';
import { answeredFields } from '../form/answered-fields.ts';
import type { ApplicationForm } from '../form/answers/application-form.ts';
import { useErrors } from '../form/answers/use-heard.ts';
import type { Problem } from '../form/problem.ts';
import { problemsOf } from '../form/problems-of.ts';
import { useApplicationForm } from '../form/use-application-form.ts';
import { useSummaryFocus } from '../form/use-summary-focus.ts';
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
  const { messageText } = useWords();
  const context = (): RuleContext => ({ today: boot.today });
  const form = useApplicationForm(asked, context);
  const { state, code: refusal, attempt, reset } = useAction(policyCreate);
  const errors = useErrors(form);
  const { summary, focusSummary } = useSummaryFocus();

  const show = (wrong: readonly { field: string; message: string }[]): void => {
    form.setErrors(wrong);
    focusSummary();
  };

  const send = async (): Promise<void> => {
    if (state === 'busy') return;
    reset();
    const result = validate(asked, form.values(), context());
    if (!result.ok) return show(result.errors);
    const end = await attempt({ purchaseId, details: toWire(asked, result.application) });
    if (end.state === 'done') onDone(end.answer.result);
    if (end.state === 'failed') show(answeredFields(asked, end.fields));
  };

  return {
    form,
    problems: problemsOf(errors, messageText),
    refusal,
    summary,
    busy: state === 'busy',
    send,
  };
}
