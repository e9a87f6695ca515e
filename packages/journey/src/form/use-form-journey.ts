import type { FieldError } from '@sigorta/contracts/errors';
import type { Task } from '@sigorta/gateway-client/react/use-task';
import type { Application, RuleContext } from '@sigorta/product-kit/field';
import type { ConsentUse } from '@sigorta/product-kit/product';
import type { Validation } from '@sigorta/product-kit/validate';
import { useBoot } from '@sigorta/runtime/runtime';
import { type RefObject, useRef, useState } from 'react';
import { type Consents, useConsents } from '../consents/use-consents.ts';
import { useProduct, useWholeProduct } from '../remote/journey-context.tsx';
import { answeredFields } from './answered-fields.ts';
import type { ApplicationForm } from './answers/application-form.ts';
import { clearDraft } from './draft.ts';
import type { FormErrorsHandle } from './FormErrors.tsx';
import { firstValues } from './first-values.ts';
import { type Judging, judgingNow, useJudge } from './judging.ts';
import { forgetValues } from './kept-values.ts';
import { openPress, type Press } from './press.ts';
import { forgetFilled } from './register/filled.ts';
import { sensitiveStep } from './sensitive-step.ts';
import { firstWrongStep, isOfStep, wrongPersons } from './step-errors.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useRehearsal } from './use-rehearsal.ts';
import { useRestoredValues } from './use-restored-values.ts';
import { useStepFocus } from './use-step-focus.ts';
import { type Steps, useSteps } from './use-steps.ts';

export interface FormJourney {
  form: ApplicationForm;
  steps: Steps;
  consents: Consents;
  /** code of a refusal that belongs to no field */
  refusal: string | null;
  /** what says above the fields what is wrong */
  errors: RefObject<FormErrorsHandle | null>;
  busy: boolean;
  /** the last one on the step's button */
  press: Press;
  /** number of a request that staff have; null while the form is being filled in */
  sent: string | null;
  restored: boolean;
  /** places of the insured persons whose answers are missing or wrong */
  wrongPersons: () => ReadonlySet<number>;
  edit: (index: number) => void;
  /** the step's button: judges it and goes on, at the end asks the insurers or sends the request */
  proceed: () => void;
  startOver: () => void;
}

/** What a page does with the form of its steps. */
export interface FormWork {
  formElementId: string;
  judge: (rules: Judging, values: Application) => Validation;
  /** what the last step's button does with a right application; null: the buyer is led on, else the number of a request */
  conclusion: Task<[application: Application, consents: readonly ConsentUse[]], string | null>;
  /** told all that stands in the form, what this page does not ask too, when it is concluded */
  onConclude?: (values: Application) => void;
  /** what it begins with; else what this tab remembers */
  start?: Application;
}

/** Moves through the steps of a product's form: judge, tell, go on; at the end what this page is for. */
export function useFormJourney({
  formElementId,
  judge: judged,
  conclusion,
  onConclude,
  start,
}: FormWork): FormJourney {
  const product = useProduct();
  const whole = useWholeProduct();
  const boot = useBoot();
  const context = (): RuleContext => ({ today: boot.today });
  const form = useApplicationForm(whole, context, start);
  const steps = useSteps(product);
  const consents = useConsents('form');
  const errors = useRef<FormErrorsHandle>(null);
  const openStep = useStepFocus(steps.open);
  const judge = useJudge();
  const [press] = useState(openPress);
  useRehearsal((rules) => judged(rules, form.values()));
  const lastStep = product.steps.length - 1;

  const { restored, dismiss } = useRestoredValues({
    product: whole,
    form,
    formElementId: start ? null : formElementId,
    reached: start ? null : steps.reached,
    onRestored: (reached, fromStorage) =>
      steps.restore(Math.min(reached, fromStorage ? sensitiveStep(product) : lastStep)),
  });

  const show = (wrong: readonly FieldError[]): void => {
    form.setErrors(wrong);
    errors.current?.focus();
  };
  const empty = (): void => {
    clearDraft(whole, sessionStorage);
    forgetValues(whole.id);
    forgetFilled(whole.id);
    form.reset(firstValues(whole));
    consents.clear();
    steps.restore(0);
    dismiss();
  };

  /** what is wrong on one step, or, with null, anywhere */
  const wrongUpTo = (rules: Judging, index: number | null): readonly FieldError[] => {
    const result = judged(rules, form.values());
    const all = result.ok ? [] : result.errors;
    const step = index === null ? undefined : product.steps[index];
    return index === null ? all : all.filter(({ field }) => step !== undefined && isOfStep(step, field));
  };

  const conclude = async (rules: Judging): Promise<void> => {
    const result = judged(rules, form.values());
    if (!result.ok) return;
    onConclude?.(form.values());
    const end = await conclusion.attempt(result.application, consents.given);
    if (end.state === 'done' && end.answer !== null) empty();
    if (end.state !== 'failed') return;
    const wrong = answeredFields(whole, end.fields);
    const step = firstWrongStep(product.steps, wrong);
    if (step >= 0) steps.goTo(step);
    show(step >= 0 ? wrong : []);
  };

  const goOn = async (rules: Judging): Promise<void> => {
    const isLast = steps.open === lastStep;
    const wrong = wrongUpTo(rules, isLast ? null : steps.open);
    const consentsRight = !isLast || consents.check();
    if (wrong.length > 0 || !consentsRight) {
      const step = firstWrongStep(product.steps, wrong);
      if (isLast && step >= 0 && step !== steps.open) steps.goTo(step);
      show(wrong);
      return;
    }
    form.setErrors([]);
    const next = Math.max(steps.reached, steps.open + 1);
    if (isLast) await conclude(rules);
    else openStep(product.steps[next]?.id, steps.advance);
  };

  const answer = async (): Promise<void> => {
    conclusion.reset();
    const ready = judge.ready();
    const rules = ready instanceof Promise ? await ready : ready;
    if (rules) await goOn(rules);
    else show([]);
  };
  const latestAnswer = useRef(answer);
  latestAnswer.current = answer;
  const proceed = (): void => {
    if (conclusion.state === 'busy' || judge.isWaiting) return;
    press.begin(() => void latestAnswer.current());
  };

  return {
    form,
    steps,
    consents,
    refusal: judge.isLost ? 'offline' : conclusion.code,
    errors,
    busy: conclusion.state === 'busy' || judge.isWaiting,
    press,
    sent: conclusion.answer,
    restored,
    wrongPersons: () => {
      const rules = judgingNow();
      /* nobody folds whom nobody has judged */
      if (!rules) return new Set((form.values().insured ?? []).keys());
      const result = judged(rules, form.values());
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
