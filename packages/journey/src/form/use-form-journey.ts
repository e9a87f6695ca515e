import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import type { RuleContext } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import { validate } from '@sigorta/product-kit/validate';
import { useBoot, useNavigate } from '@sigorta/runtime/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { consentFieldId } from '../consents/consent-field-id.ts';
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
import { useRestoredValues } from './use-restored-values.ts';
import { type Steps, useSteps } from './use-steps.ts';

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
  const gateway = useGatewayLater();
  const navigate = useNavigate();
  const { find, t } = useWords();
  const context = (): RuleContext => ({ today: boot.today });
  const form = useApplicationForm(product, context);
  const steps = useSteps(product);
  const consents = useConsents('form');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement | null>(null);
  const stepToFocus = useRef<string | null>(null);

  const { restored, dismiss } = useRestoredValues({
    product,
    form,
    formElementId,
    reached: steps.reached,
    onRestored: (reached, fromStorage) =>
      steps.restore(Math.min(reached, fromStorage ? sensitiveStep(product) : product.steps.length - 1)),
  });

  /* the summary takes the focus after each refused attempt, also when the words are the same as before */
  useEffect(() => {
    if (asked > 0) (summary.current?.querySelector<HTMLElement>('[tabindex]') ?? summary.current)?.focus();
  }, [asked]);
  useEffect(() => {
    if (stepToFocus.current === null) return;
    const section = document.getElementById(stepToFocus.current);
    stepToFocus.current = null;
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus();
  }, [steps.open]);

  const judge = (): Wrong[] => {
    const result = validate(product, form.getValues(), context());
    return result.ok ? [] : result.errors;
  };
  const show = (wrong: readonly Wrong[]): void => {
    form.clearErrors();
    for (const { field, message } of wrong) form.setError(field as 'insured', { type: 'rule', message });
    setAsked((count) => count + 1);
  };
  const openStep = (index: number, move: () => void): void => {
    stepToFocus.current = `step-${product.steps[index]?.id}`;
    move();
  };

  const empty = (): void => {
    clearDraft(product, sessionStorage);
    forgetValues(product.id);
    form.reset(firstValues(product));
    consents.clear();
    steps.restore(0);
    dismiss();
  };

  const conclude = async (): Promise<void> => {
    const result = validate(product, form.getValues(), context());
    if (!result.ok) return;
    setBusy(true);
    setRefusal(null);
    try {
      const answers = {
        gateway: await gateway(),
        product,
        application: result.application,
        consents: consents.given,
      };
      if (isRequest(product)) {
        const { sendRequest } = await import('./send-request.ts');
        setSent(await sendRequest(answers));
        empty();
        return;
      }
      const { askInsurers } = await import('./ask-insurers.ts');
      navigate(`${product.paths.offers}?sorgu=${await askInsurers(answers)}`);
    } catch (error) {
      const { refusalOf } = await import('./refusal-of.ts');
      const { code, fields } = refusalOf(error);
      const wrong = answeredFields(product, fields);
      const step = firstWrongStep(product.steps, wrong);
      if (step >= 0) steps.goTo(step);
      setRefusal(code);
      show(step >= 0 ? wrong : []);
    } finally {
      setBusy(false);
    }
  };

  const proceed = async (): Promise<void> => {
    if (busy) return;
    setRefusal(null);
    const last = steps.open === product.steps.length - 1;
    const all = judge();
    const open = product.steps[steps.open];
    const wrong = last ? all : all.filter(({ field }) => open !== undefined && isOfStep(open, field));
    const consentsRight = !last || consents.check();
    if (wrong.length > 0 || !consentsRight) {
      const step = firstWrongStep(product.steps, wrong);
      if (last && step >= 0 && step !== steps.open) steps.goTo(step);
      show(wrong);
      return;
    }
    form.clearErrors();
    if (last) await conclude();
    else openStep(Math.max(steps.reached, steps.open + 1), steps.advance);
  };

  const problems = [
    ...problemsOf(form.formState.errors, find),
    ...consents.uses
      .filter(({ id }) => consents.wrong.has(id))
      .map((use) => ({ id: consentFieldId(use.id), message: t(`consent.${legalConsentOf(use)}.error`) })),
  ];
  return {
    form,
    steps,
    consents,
    problems,
    refusal,
    summary,
    busy,
    sent,
    restored,
    wrongPersons: () => wrongPersons(judge()),
    edit: (index) => openStep(index, () => steps.edit(index)),
    proceed,
    startOver: () => {
      setSent(null);
      empty();
    },
  };
}
