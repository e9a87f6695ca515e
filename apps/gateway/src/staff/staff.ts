import type { Role } from '@sigorta/contracts/panel/permissions';

/** The member of staff who calls. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** null sees every partner's book */
  partnerId: string | null;
  staffSessionId: string;
  sessionEndsAt: Date;
}
