import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { useTypedBeforeHydration } from '@sigorta/runtime/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationForm } from './answers/application-form.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { firstValues } from './first-values.ts';
import { keepValues, keptValues } from './kept-values.ts';
import { mergeTyped, typedChanges } from './merge-typed.ts';
import { filledNames, restoreFilled } from './register/filled.ts';

interface Options {
  product: Product;
  form: ApplicationForm;
  /** of the form in the page as it was sent; null: it begins with what it was given, and nothing is brought back */
  formElementId: string | null;
  /** how many steps are completed; null: a page of other steps, which leaves what the form's page remembers */
  reached: number | null;
  /** `fromStorage`: ids are missing and must be asked again */
  onRestored: (reached: number, fromStorage: boolean) => void;
}

/** A burst of typing is written once; short enough to survive a crash of the tab. */
const saveAfterMs = 400;

const reachedBefore = (product: Product): number =>
  (keptValues(product.id) ?? readDraft(product, Date.now(), sessionStorage))?.reached ?? 0;

/**
 * Brings back what was answered: this document's memory after going back, else the tab's draft after a reload, and on
 * top what was typed before React arrived. Then keeps both up to date. Tells whether a draft was restored.
 */
export function useRestoredValues({ product, form, formElementId, reached, onRestored }: Options) {
  const typed = useTypedBeforeHydration(formElementId ?? '');
  const [restored, setRestored] = useState(false);
  const latestReached = useRef(reached);
  latestReached.current = reached;

  const restore = useEffectEvent(() => {
    if (formElementId === null) return;
    const kept = keptValues(product.id);
    const stored = kept ? null : readDraft(product, Date.now(), sessionStorage);
    const draft = kept ?? stored;
    if (stored) restoreFilled(product, stored);
    const base = draft ? ({ ...form.values(), ...draft.values } as Application) : form.values();
    const changes = typedChanges(product, typed);
    if (!draft && changes.length === 0) return;
    form.reset(mergeTyped(base, changes));
    if (draft) onRestored(draft.reached, kept === undefined);
    setRestored(draft !== null && kept === undefined);
  });
  useEffect(() => restore(), []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useEffectEvent((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = { values: form.values(), reached: latestReached.current ?? reachedBefore(product) };
    /* nothing was answered, or the buyer began anew: there is nothing to bring back */
    const empty = JSON.stringify(draft.values) === JSON.stringify(firstValues(product));
    if (empty) clearDraft(product, sessionStorage);
    else saveDraft(product, { ...draft, ...filledNames(product, draft.values) }, Date.now(), sessionStorage);
    keepValues(product.id, structuredClone(draft));
  });
  useEffect(() => {
    const unwatch = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveAfterMs);
    });
    const leave = (): void => void (timer.current !== undefined && save());
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      unwatch();
      window.removeEventListener('pagehide', leave);
    };
  }, [form]);
  /* a step is completed by a press, which changes no answer */
  useEffect(() => {
    if (reached) save();
  }, [reached]);

  return { restored, dismiss: () => setRestored(false) };
}
