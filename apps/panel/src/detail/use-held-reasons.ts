import { useMemo } from 'react';
import { type SignedIn, useStaffState } from '../app/staff-context.tsx';

/** how long a reason opens the other fields of the same record, ms */
const heldMs = 15 * 60_000;

/** of each sign-in, so that whoever sits down next has written nothing yet */
const held = new WeakMap<SignedIn, Map<string, { reason: string; until: number }>>();

interface HeldReasons {
  /** what was written about a record a moment ago, null when nothing was */
  of: (subject: string, id: string) => string | null;
  hold: (subject: string, id: string, reason: string) => void;
}

/** One reason opens the fields of a record for a quarter of an hour, and is written down with each of them. */
export function useHeldReasons(): HeldReasons {
  const { answer } = useStaffState();
  return useMemo(() => {
    const own = (answer && held.get(answer)) ?? new Map<string, { reason: string; until: number }>();
    if (answer) held.set(answer, own);
    return {
      of: (subject, id) => {
        const kept = own.get(`${subject} ${id}`);
        return kept && kept.until > Date.now() ? kept.reason : null;
      },
      hold: (subject, id, reason) => own.set(`${subject} ${id}`, { reason, until: Date.now() + heldMs }),
    };
  }, [answer]);
}
