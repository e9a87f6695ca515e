import type { RuleContext } from '@sigorta/product-kit/field';
import { validate } from '@sigorta/product-kit/validate';
import { useBoot } from '@sigorta/runtime/runtime';
import type { RefObject } from 'react';
import { useConsentProblems } from '../consents/use-consent-problems.ts';
import { type Consents, useConsents } from '../consents/use-consents.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { answeredFields } from './answered-fields.ts';
import { clearDraft } from './draft.ts';
import { firstValues } from './first-values.ts';
import { forgetValues } from './kept-values.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './problems-of.ts';
import { sensitiveStep } from './sensitive-step.ts';
import { firstWrongStep, isOfStep, wrongPersons } from './step-errors.ts';
import { type ApplicationForm, useApplicationForm } from './use-application-form.ts';
import { useConclusion } from './use-conclusion.ts';
import { useRestoredValues } from './use-restored-values.ts';
import { useStepFocus } from './use-step-focus.ts';
import { type Steps, useSteps } from './use-steps.ts';
import { useSummaryFocus } from './use-summary-focus.ts';

export interface FormJourney {
  form: ApplicationForm;
  steps: Steps;
  consents: Consents;
  /** everything wrong with what was judged last, in screen order; empty once it is mended */
  problems: readonly Problem[];
  /** code of a refusal that belongs to no field */
  refusal: string | null;
  summary: RefObject<HTMLDivElement | null>;
  busy: boolean;
  /** number of a request that staff have; null while the form is being filled in */
  sent: string | null;
  restored: boolean;
  /** places of the insured persons whose answers are missing or wrong */
  wrongPersons: () => ReadonlySet<number>;
  edit: (index: number) => void;
  /** the step's button: judges it and goes on, at the end asks the insurers or sends the request */
  proceed: () => Promise<void>;
  startOver: () => void;
}

type Wrong = { field: string; message: string };

/** Moves through the steps of a product's form: judge, tell, go on; at the end ask the insurers or send the request. */
export function useFormJourney(formElementId: string): FormJourney {
  const product = useProduct();
  const boot = useBoot();
  const { messageText } = useWords();
  const context = (): RuleContext => ({ today: boot.today });
  const form = useApplicationForm(product, context);
  const steps = useSteps(product);
  const consents = useConsents('form');
  const consentProblems = useConsentProblems(consents);
  const conclusion = useConclusion();
  const { summary, focusSummary } = useSummaryFocus();
  const openStep = useStepFocus(steps.open);
  const lastStep = product.steps.length - 1;

  const { restored, dismiss } = useRestoredValues({
    product,
    form,
    formElementId,
    reached: steps.reached,
    onRestored: (reached, fromStorage) =>
      steps.restore(Math.min(reached, fromStorage ? sensitiveStep(product) : lastStep)),
  });

  const judge = () => validate(product, form.getValues(), context());
  const show = (wrong: readonly Wrong[]): void => {
    form.clearErrors();
    for (const { field, message } of wrong) form.setError(field as 'insured', { type: 'rule', message });
    focusSummary();
  };
  const empty = (): void => {
    clearDraft(product, sessionStorage);
    forgetValues(product.id);
    form.reset(firstValues(product));
    consents.clear();
    steps.restore(0);
    dismiss();
  };

  /** what is wrong on one step, or, with null, anywhere */
  const wrongUpTo = (index: number | null): readonly Wrong[] => {
    const result = judge();
    const all = result.ok ? [] : result.errors;
    const step = index === null ? undefined : product.steps[index];
    return index === null ? all : all.filter(({ field }) => step !== undefined && isOfStep(step, field));
  };

  const conclude = async (): Promise<void> => {
    const result = judge();
    if (!result.ok) return;
    const end = await conclusion.attempt(result.application, consents.given);
    if (end.state === 'done' && end.answer !== null) empty();
    if (end.state !== 'failed') return;
    const wrong = answeredFields(product, end.fields);
    const step = firstWrongStep(product.steps, wrong);
    if (step >= 0) steps.goTo(step);
    show(step >= 0 ? wrong : []);
  };

  const proceed = async (): Promise<void> => {
    if (conclusion.state === 'busy') return;
    conclusion.reset();
    const isLast = steps.open === lastStep;
    const wrong = wrongUpTo(isLast ? null : steps.open);
    const consentsRight = !isLast || consents.check();
    if (wrong.length > 0 || !consentsRight) {
      const step = firstWrongStep(product.steps, wrong);
      if (isLast && step >= 0 && step !== steps.open) steps.goTo(step);
      show(wrong);
      return;
    }
    form.clearErrors();
    const next = Math.max(steps.reached, steps.open + 1);
    if (isLast) await conclude();
    else openStep(product.steps[next]?.id, steps.advance);
  };

  return {
    form,
    steps,
    consents,
    problems: [...problemsOf(form.formState.errors, messageText), ...consentProblems],
    refusal: conclusion.code,
    summary,
    busy: conclusion.state === 'busy',
    sent: conclusion.answer,
    restored,
    wrongPersons: () => {
      const result = judge();
      return wrongPersons(result.ok ? [] : result.errors);
    },
    edit: (index) => openStep(product.steps[index]?.id, () => steps.edit(index)),
    proceed,
    startOver: () => {
      conclusion.reset();
      empty();
    },
  };
}
