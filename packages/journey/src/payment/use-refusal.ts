import { type RefObject, useState } from 'react';
import { useSummaryFocus } from '../form/use-summary-focus.ts';
import type { Outcome } from './payment-error.ts';

/** A field's name and the key of what is wrong with it. */
export interface Fault {
  field: string;
  message: string;
}

export interface Refusal {
  faults: readonly Fault[];
  outcome: Outcome | null;
  summary: RefObject<HTMLDivElement | null>;
  /** tells what is wrong and takes the focus there */
  refuse: (faults: readonly Fault[], outcome: Outcome | null) => void;
  /** removes the message of a field that is being mended */
  mend: (field: string) => void;
  /** the next amount was accepted; wrong fields stay named */
  forgetOutcome: () => void;
  clear: () => void;
}

/** What stands against paying: wrong fields, or how the last try ended. */
export function useRefusal(): Refusal {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { summary, focusSummary } = useSummaryFocus();
  const set = (wrong: readonly Fault[], why: Outcome | null): void => {
    setFaults(wrong);
    setOutcome(why);
  };
  return {
    faults,
    outcome,
    summary,
    refuse: (wrong, why) => {
      set(wrong, why);
      focusSummary();
    },
    /* two fields may be mended before a page is drawn: the second must not bring back what the first removed */
    mend: (field) => setFaults((known) => known.filter((fault) => fault.field !== field)),
    forgetOutcome: () => setOutcome(null),
    clear: () => set([], null),
  };
}
