import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import { staffMe } from '@sigorta/contracts/panel/staff-me';
import { createContext, type ReactNode, useContext } from 'react';
import { type Answered, useAnswer } from './use-answer.ts';

export type SignedIn = AnswerOf<typeof staffMe>;

interface StaffState {
  state: Answered<SignedIn>;
  again: () => void;
}

const Staff = createContext<StaffState | null>(null);

const nothing = {};

/** Asks once who is signed in; every page below may read it. */
export function StaffProvider({ children }: { children: ReactNode }) {
  const answered = useAnswer(staffMe, nothing);
  return <Staff value={answered}>{children}</Staff>;
}

/** Who is signed in, while that is loading, and when nobody is. @throws outside the provider */
export function useStaffState(): StaffState {
  const found = useContext(Staff);
  if (!found) throw new Error('useStaffState stands outside StaffProvider');
  return found;
}

/** What the person at the screen may do; for leaving buttons out, never as a guard: the gateway is one. */
export function useMay(): (permission: Permission) => boolean {
  const { state } = useStaffState();
  return (permission) => state.answer?.permissions.includes(permission) ?? false;
}
