import type { Product } from '@sigorta/product-kit/product';
import { useState } from 'react';

export type StepState = 'done' | 'open' | 'ahead';

export interface Steps {
  open: number;
  /** how many steps were completed; those may be opened again */
  reached: number;
  stateOf: (index: number) => StepState;
  edit: (index: number) => void;
  /** after the open step proved right: the first one not yet answered */
  advance: () => void;
  /** to a step that has an error */
  goTo: (index: number) => void;
  restore: (reached: number) => void;
}

export function useSteps(product: Product): Steps {
  const [{ open, reached }, set] = useState({ open: 0, reached: 0 });
  const last = product.steps.length - 1;
  return {
    open,
    reached,
    stateOf: (index) => (index === open ? 'open' : index < reached ? 'done' : 'ahead'),
    edit: (index) => set({ open: index, reached: Math.max(reached, open) }),
    advance: () => {
      const next = Math.max(reached, open + 1);
      set({ open: Math.min(next, last), reached: next });
    },
    goTo: (index) => set({ open: index, reached: Math.max(reached, index) }),
    restore: (was) => set({ open: was, reached: was }),
  };
}
