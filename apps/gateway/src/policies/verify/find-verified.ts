import type { Fit } from '@sigorta/contracts/fit';
import type { Offer } from '@sigorta/contracts/offer';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { fitsOf } from '@sigorta/product-kit/authorities/fit';
import { coverPeriodOf } from '@sigorta/validators/cover-period';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Context } from '../../platform/context.ts';
import type { StoredForm } from '../../platform/database/tables/core-tables.ts';
import type { Pin } from '../../platform/ports.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { issuedFacts } from '../documents/policy-paper.ts';
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
      'policy.terms',
      'purchase_order.id',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.offer',
      'purchase_order.application',
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
    fits: row.state === 'CANCELLED' ? [] : await fitsToday(context, row),
  };
}

type Row = Pin & {
  id: string;
  offer: Offer;
  application: StoredForm;
  terms: PolicyTerms | null;
  starts_at: Date | null;
  ends_at: Date | null;
};

/** What desks' rules of today say of the policy; nothing where its paper was found wrong. */
async function fitsToday(context: Context, row: Row): Promise<Fit[]> {
  const { terms, starts_at: startsAt, ends_at: endsAt } = row;
  const product = (await context.products.of(row))?.product;
  if (!product || !terms || !startsAt || !endsAt) return [];
  const wrong = await context.db
    .selectFrom('document')
    .select('id')
    .where('order_id', '=', row.id)
    .where('fault', 'is not', null)
    .executeTakeFirst();
  if (wrong) return [];
  /* as it is stored: nothing that is judged here is sealed */
  const facts = issuedFacts({ offer: row.offer, texts: {} }, terms, { startsAt, endsAt });
  return fitsOf(product, facts, asItLies(row.application), todayInIstanbul(context.clock()));
}
