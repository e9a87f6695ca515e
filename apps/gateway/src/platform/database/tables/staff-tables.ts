import type { Role } from '@sigorta/contracts/panel/permissions';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from './core-tables.ts';

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Somebody who works in the panel. */
export interface StaffTable {
  id: string;
  /** lower case */
  email: string;
  name: string;
  role: Role;
  /** whose book is seen; null sees every partner's */
  partner_id: string | null;
  /** null until the invitation was taken */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** secret of the authenticator app, sealed under the row's id */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  totp_confirmed_at: MaybeInstant;
  /** last time step a code was taken for: none counts twice */
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>;
  active: Generated<boolean>;
  created_at: Instant;
}

/** A sign-in: the hash of the staff cookie, valid together with the browser's session only. */
export interface StaffSessionTable {
  id: string;
  staff_id: string;
  session_id: string;
  /** name of the browser, for the list of own sessions */
  browser: string;
  /** address without its last part */
  network: string;
  created_at: Instant;
  seen_at: Instant;
  expires_at: Instant;
}

/** What staff did; never changed, never deleted (a trigger refuses). */
export interface AuditEntryTable {
  number: number;
  at: Instant;
  staff_id: string | null;
  staff_name: string;
  partner_id: string | null;
  /** e.g. `refund.asked` */
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  /** masked: no name, number or address of a buyer */
  detail: Json<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
}

/** A link by which somebody sets the first password: the hash of its token, good once and for two days. */
export interface StaffInvitationTable {
  id: string;
  staff_id: string;
  used: boolean;
  expires_at: Instant;
  created_at: Instant;
}

/** Between password and second factor; looked at five times at most. */
export interface StaffChallengeTable {
  id: string;
  staff_id: string;
  session_id: string;
  purpose: 'sign-in' | 'enrol' | 're-enrol';
  /** secret of the authenticator to be, sealed under the row's id */
  secret: string | null;
  checks: number;
  used: boolean;
  expires_at: Instant;
  created_at: Instant;
}

/** For a lost phone; each opens once. */
export interface StaffRecoveryCodeTable {
  staff_id: string;
  /** keyed hash, never the code */
  hash: string;
  used: boolean;
}

export interface StaffTables {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  audit_entry: AuditEntryTable;
  staff_invitation: StaffInvitationTable;
  staff_challenge: StaffChallengeTable;
  staff_recovery_code: StaffRecoveryCodeTable;
}
