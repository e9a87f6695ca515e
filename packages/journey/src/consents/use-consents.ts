import type { ConsentUse } from '@sigorta/product-kit/product';
import { useState } from 'react';
import { useProduct } from '../remote/journey-context.tsx';

export interface Consents {
  /** in the declaration's order */
  uses: readonly ConsentUse[];
  ticked: ReadonlySet<string>;
  /** required ones that were missing at the last check */
  wrong: ReadonlySet<string>;
  given: readonly ConsentUse[];
  tick: (id: string, on: boolean) => void;
  /** marks what is missing; true when nothing is */
  check: () => boolean;
  /** as before anybody ticked */
  clear: () => void;
}

/** Consents of one stage, each unticked until the buyer ticks it; never kept anywhere. */
export function useConsents(at: ConsentUse['at']): Consents {
  const uses = useProduct().consents.filter((use) => use.at === at);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  return {
    uses,
    ticked,
    wrong,
    given: uses.filter(({ id }) => ticked.has(id)),
    tick: (id, on) => {
      setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
      setWrong(new Set([...wrong].filter((other) => other !== id)));
    },
    check: () => {
      const missing = uses.filter(({ id, required }) => required && !ticked.has(id)).map(({ id }) => id);
      setWrong(new Set(missing));
      return missing.length === 0;
    },
    clear: () => {
      setTicked(new Set());
      setWrong(new Set());
    },
  };
}
