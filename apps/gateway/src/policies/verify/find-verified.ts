import { coverPeriodOf } from '@sigorta/validators/cover-period';
import type { Context } from '../../platform/context.ts';
import { sameFingerprint } from './fingerprint.ts';

/** what an insurer's answer may hold (upstreams/insurers/policies.ts) */
const printedNo = /^[A-Za-z0-9./-]{3,40}$/;

/** An issued policy by its printed number and fingerprint; null for every other pair. */
export async function findVerified(context: Context, policyNo: string, fingerprint: string) {
  if (!printedNo.test(policyNo) || fingerprint.length > 40) return null;
  const rows = await context.db
    .selectFrom('policy')
    .innerJoin('purchase_order', 'purchase_order.id', 'policy.order_id')
    .select([
      'policy.policy_no',
      'policy.state',
      'policy.fingerprint',
      'policy.starts_at',
      'policy.ends_at',
      'purchase_order.insurer_name',
      'purchase_order.partner_id',
    ])
    .where('policy.policy_no', '=', policyNo)
    .where('policy.state', 'in', ['ISSUED', 'CANCELLED'])
    .execute();
  // Two insurers may print the same number; the fingerprint holds the insurer too.
  const row = rows.find((found) => found.fingerprint && sameFingerprint(found.fingerprint, fingerprint));
  if (!row?.policy_no || !row.fingerprint || !row.starts_at || !row.ends_at) return null;
  return {
    policyNo: row.policy_no,
    fingerprint: row.fingerprint,
    insurer: row.insurer_name,
    partnerId: row.partner_id,
    isCancelled: row.state === 'CANCELLED',
    cover: coverPeriodOf({ startsAt: row.starts_at, endsAt: row.ends_at }),
  };
}
