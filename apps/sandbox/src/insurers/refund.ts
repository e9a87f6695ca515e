import type { CancellationTerms } from '@sigorta/product-kit/cancellation';

export interface EndedPolicy {
  /** first and last day of cover, ISO; each is covered whole */
  startsAt: string;
  endsAt: string;
  /** the buyer's payment and his notice, instants */
  concludedAt: string;
  requestedAt: string;
  /** in the smallest unit of its currency */
  premiumMinor: number;
}

/** spec §9: 14 days to withdraw */
const withdrawalDays = 14;

/** Days since 1970 on the calendar of Istanbul, which has been three hours ahead all year since 2016. */
const dayOf = (instant: string): number => Math.floor((Date.parse(instant) / 3_600_000 + 3) / 24);
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/**
 * What an insurer gives back of a premium, in its smallest unit. The insurers' own sum by the rule of decision 0140, on
 * calendar days: the agency's estimate counts instants, and neither may read the other.
 */
export const refundByDays = (terms: CancellationTerms, policy: EndedPolicy): number => {
  const { premiumMinor } = policy;
  const day = dayOf(policy.requestedAt);
  const first = dayNumber(policy.startsAt);
  const last = dayNumber(policy.endsAt);
  if (day < first) return premiumMinor;
  if (day > last) return 0;
  const withdraws = terms.withdrawal && day <= dayOf(policy.concludedAt) + withdrawalDays;
  switch (withdraws ? terms.begunWithin : terms.begunAfter) {
    case 'whole':
      return premiumMinor;
    case 'nothing':
      return 0;
    case 'days': {
      const used = day - first + 1;
      /* the used days are kept, rounded up */
      return premiumMinor - Math.ceil((premiumMinor * used) / (last - first + 1));
    }
  }
};
