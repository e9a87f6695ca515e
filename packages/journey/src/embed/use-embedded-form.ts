import type { Field } from '@sigorta/product-kit/field';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import { validate } from '@sigorta/product-kit/validate';
import { useBoot } from '@sigorta/runtime/runtime';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationForm } from '../form/answers/application-form.ts';
import { readDraft, saveDraft, writtenDraft } from '../form/draft.ts';
import type { FormErrorsHandle } from '../form/FormErrors.tsx';
import { useApplicationForm } from '../form/use-application-form.ts';
import { useAsksPriceFirst, useProduct } from '../remote/journey-context.tsx';
import { firstQuestions } from './first-questions.ts';

interface EmbeddedFormState {
  /** as our own form asks them first */
  questions: readonly Field[];
  form: ApplicationForm;
  /** what says above the fields what is wrong */
  errors: RefObject<FormErrorsHandle | null>;
  /** our own page is being opened */
  leaving: boolean;
  /** the form that hands the answers over in the body of a POST, and the place of the answers in it */
  handOver: RefObject<HTMLFormElement | null>;
  answers: RefObject<HTMLInputElement | null>;
  proceed: () => void;
}

/** In a frame of another site storage may be forbidden altogether; the form works without. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Judges the first questions and hands the answers over; a reload of the page around brings them back. */
export function useEmbeddedForm(): EmbeddedFormState {
  const product = useProduct();
  const { today } = useBoot();
  const isPriceFirst = useAsksPriceFirst();
  const questions = firstQuestions(isPriceFirst ? pricePartOf(product) : product);
  const form = useApplicationForm(product, () => ({ today }));
  const errors = useRef<FormErrorsHandle>(null);
  const handOver = useRef<HTMLFormElement>(null);
  const answers = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState(false);
  const draft = (reached: number) => ({ values: form.values(), reached });

  const restore = useEffectEvent(() => {
    const kept = attempt(() => readDraft(product, Date.now(), sessionStorage));
    if (kept) form.reset({ ...form.values(), ...kept.values });
  });
  const keep = useEffectEvent(() => attempt(() => saveDraft(product, draft(0), Date.now(), sessionStorage)));
  useEffect(() => {
    restore();
    const leave = (): void => void keep();
    /* whoever comes back may press again */
    const back = (): void => setLeaving(false);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
    };
  }, []);

  const proceed = (): void => {
    if (leaving) return;
    const asked = new Set(questions.map(({ name }) => name));
    const result = validate(product, form.values(), { today });
    const wrong = result.ok ? [] : result.errors.filter(({ field }) => asked.has(field.split('.')[0] ?? ''));
    form.setErrors(wrong);
    if (wrong.length > 0) errors.current?.focus();
    if (wrong.length > 0 || !handOver.current || !answers.current) return;
    answers.current.value = writtenDraft(product, draft(1), Date.now());
    setLeaving(true);
    handOver.current.submit();
  };

  return {
    questions,
    form,
    errors,
    leaving,
    handOver,
    answers,
    proceed,
  };
}
