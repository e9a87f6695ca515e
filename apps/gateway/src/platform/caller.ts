import type { Role } from '@sigorta/contracts/panel/permissions';
import type { PartnerSettings } from '@sigorta/contracts/partner';

/** A brand the site is shown under; `default` is our own. */
export interface Partner {
  id: string;
  /** value of the `token` header that names this partner */
  token: string;
  hosts: readonly string[];
  settings: PartnerSettings;
}

/** The staff user who calls. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** the only partner whose rows they see; null sees every partner's */
  partnerId: string | null;
  staffSessionId: string;
  sessionEndsAt: Date;
  /** when this session's second factor was last checked; null when that is not known */
  provedAt: Date | null;
}

export interface StaffCookies {
  /** the value that proves; null takes both cookies away */
  value: string | null;
  /** the id tells an open page that somebody else signed in */
  display: { id: string; name: string; role: string } | null;
  /** lets this browser's tries count by themselves from now on; left as it is when not given */
  device?: string;
}
