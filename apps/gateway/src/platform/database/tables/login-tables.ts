import type { Instant } from './core-tables.ts';

/** A login code that was sent by SMS; it is checked five times at most. */
export interface SmsChallengeTable {
  id: string;
  session_id: string;
  /** E.164, sealed under the row's id */
  phone: string;
  /** keyed hash, never the code */
  code_hash: string;
  /** what the code opens; one sent for a login deletes nothing */
  purpose: 'login' | 'deletion';
  checks: number;
  used: boolean;
  expires_at: Instant;
  created_at: Instant;
}

/** A proven phone: the hash of the login cookie, valid together with the buyer's session only. */
export interface LoginTable {
  id: string;
  session_id: string;
  /** E.164, sealed under the row's id */
  phone: string;
  /** keyed hash of the phone, so that all its logins can be ended */
  phone_key: string | null;
  expires_at: Instant;
  created_at: Instant;
}

export interface LoginTables {
  sms_challenge: SmsChallengeTable;
  login: LoginTable;
}
