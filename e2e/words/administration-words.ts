import { ar as arAudit } from '../../apps/panel/src/pages/audit/texts/ar.ts';
import { tr as trAudit } from '../../apps/panel/src/pages/audit/texts/tr.ts';
import { ar as arCoupons } from '../../apps/panel/src/pages/coupons/texts/ar.ts';
import { tr as trCoupons } from '../../apps/panel/src/pages/coupons/texts/tr.ts';
import { ar as arRequests } from '../../apps/panel/src/pages/data-requests/texts/ar.ts';
import { tr as trRequests } from '../../apps/panel/src/pages/data-requests/texts/tr.ts';
import { ar as arPartners } from '../../apps/panel/src/pages/partners/texts/ar.ts';
import { tr as trPartners } from '../../apps/panel/src/pages/partners/texts/tr.ts';
import { ar as arProfile } from '../../apps/panel/src/pages/profile/texts/ar.ts';
import { tr as trProfile } from '../../apps/panel/src/pages/profile/texts/tr.ts';
import { ar as arRates } from '../../apps/panel/src/pages/rates/texts/ar.ts';
import { tr as trRates } from '../../apps/panel/src/pages/rates/texts/tr.ts';
import { ar as arReleases } from '../../apps/panel/src/pages/releases/texts/ar.ts';
import { tr as trReleases } from '../../apps/panel/src/pages/releases/texts/tr.ts';
import { ar as arPeople } from '../../apps/panel/src/pages/staff/texts/ar.ts';
import { tr as trPeople } from '../../apps/panel/src/pages/staff/texts/tr.ts';
import { ar as arSignIn } from '../../apps/panel/src/sign-in/texts/ar.ts';
import { tr as trSignIn } from '../../apps/panel/src/sign-in/texts/tr.ts';

/* The panel's administration in the two languages that differ most. */
export const partnerWords = { tr: trPartners, ar: arPartners };
export const releaseWords = { tr: trReleases, ar: arReleases };

/** Words of every page about the panel itself. */
export const administrationWords = {
  tr: {
    audit: trAudit,
    coupons: trCoupons,
    requests: trRequests,
    partners: trPartners,
    people: trPeople,
    profile: trProfile,
    rates: trRates,
    releases: trReleases,
    signIn: trSignIn,
  },
  ar: {
    audit: arAudit,
    coupons: arCoupons,
    requests: arRequests,
    partners: arPartners,
    people: arPeople,
    profile: arProfile,
    rates: arRates,
    releases: arReleases,
    signIn: arSignIn,
  },
};
