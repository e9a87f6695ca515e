import { type Ending, endingOf, refundOf, termsOf, usualTerms } from '@sigorta/product-kit/cancellation';
import { type CoverPeriod, coverPeriodOf } from '@sigorta/validators/cover-period';
import type { Context } from '../../platform/context.ts';
import type { PolicyToCancel } from './cancellable.ts';

export interface Estimate {
  ending: Ending;
  cover: CoverPeriod;
  /** kuruş of what was paid */
  refund: number;
}

/**
 * What ending a policy at an instant would give back.
 * @throws when it has no period: an issued policy always has one
 */
export async function estimateOf(
  { products }: Pick<Context, 'products'>,
  policy: Pick<
    PolicyToCancel,
    'product' | 'release' | 'startsAt' | 'endsAt' | 'issuedAt' | 'chargedAt' | 'paid'
  >,
  at: Date,
): Promise<Estimate> {
  const { startsAt, endsAt } = policy;
  const signedAt = policy.chargedAt ?? policy.issuedAt;
  if (!startsAt || !endsAt || !signedAt) throw new Error('a policy without its period');
  const product = (await products.of(policy))?.product;
  const ending = endingOf(product ? termsOf(product) : usualTerms, { signedAt, startsAt, endsAt }, at);
  return { ending, cover: coverPeriodOf({ startsAt, endsAt }), refund: refundOf(ending, policy.paid) };
}
