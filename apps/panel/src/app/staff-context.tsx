import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import { staffMe } from '@sigorta/contracts/panel/staff-me';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import type { Reading } from '@sigorta/gateway-client/react/use-reading';
import { createContext, type ReactNode, useContext } from 'react';

export type SignedIn = AnswerOf<typeof staffMe>;

const Staff = createContext<Reading<SignedIn> | null>(null);

const nothing = {};

/** Asks once who is signed in; every page below may read it. */
export function StaffProvider({ children }: { children: ReactNode }) {
  const reading = useQuery(staffMe, nothing);
  return <Staff value={reading}>{children}</Staff>;
}

/** Who is signed in, while that is loading, and when nobody is. @throws outside the provider */
export function useStaffState(): Reading<SignedIn> {
  const found = useContext(Staff);
  if (!found) throw new Error('useStaffState stands outside StaffProvider');
  return found;
}

/** What the person at the screen may do; for leaving buttons out, never as a guard: the gateway is one. */
export function useMay(): (permission: Permission) => boolean {
  const { answer } = useStaffState();
  return (permission) => answer?.permissions.includes(permission) ?? false;
}
