import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import type { CoverPeriod } from '@sigorta/validators/cover-period';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { ownerTag } from '../../buyers/owner-tag.ts';
import { coverOf } from '../../catalogue/cover-period.ts';
import { storedNames } from '../../catalogue/stored-names.ts';
import type { Context } from '../../platform/context.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import { calledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { storedOf } from '../../platform/sensitive/sealed-application.ts';
import { phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';

/** A copy on somebody's phone outlives the last day by so much: a claim may still be told then. */
const keptDays = 30;

/** An issued policy as its holder needs it. */
export interface LivingPolicy {
  purchaseId: string;
  partnerId: string;
  product: ReleasedProduct;
  insurer: string;
  policyNumber: string;
  /** what its public check asks for beside the number */
  fingerprint: string | null;
  insured: readonly string[];
  /** the insurer's word; the same however often it is asked for */
  issuedAt: Date;
  startsAt: Date;
  endsAt: Date;
  cover: CoverPeriod;
  terms: PolicyTerms | null;
  isCancelled: boolean;
  documents: readonly ('policy' | 'receipt')[];
  /** tells buyers of one device apart, and names nobody */
  owner: string;
  /** last day on which a copy may be kept */
  until: IsoDate;
}

export const readOrder = ({ db }: Context, purchaseId: string) =>
  db
    .selectFrom('purchase_order')
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select([
      'purchase_order.id',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.insurer_name',
      'purchase_order.application',
      'purchase_order.partner_id',
      'purchase_order.quote_id',
      'purchase_order.session_id',
      'purchase_order.phone',
      'purchase_order.phone_key',
      'policy.policy_no',
      'policy.state',
      'policy.starts_at',
      'policy.ends_at',
      'policy.terms',
      'policy.issued_at',
      'policy.fingerprint',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('purchase_order.id', '=', purchaseId)
    .where('purchase_order.kind', '=', 'policy')
    .executeTakeFirst();

type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** @returns null while there is no policy to show */
export async function livingPolicyOf(context: Context, order: Order): Promise<LivingPolicy | null> {
  const { policy_no: policyNumber, starts_at: startsAt, ends_at: endsAt, state } = order;
  const cover = coverOf(startsAt, endsAt);
  const product = await context.products.of(order);
  if (!policyNumber || !startsAt || !endsAt || !cover || !product) return null;
  const phone = phoneAmongOthers(context, calledOrder(order));
  const documents = await context.db
    .selectFrom('document')
    .select('kind')
    .where('order_id', '=', order.id)
    .execute();
  return {
    purchaseId: order.id,
    partnerId: order.partner_id,
    product,
    insurer: order.insurer_name,
    policyNumber,
    fingerprint: order.fingerprint,
    insured: storedNames(context.dataKeys, storedOf(order)),
    issuedAt: order.issued_at ?? startsAt,
    startsAt,
    endsAt,
    cover,
    terms: order.terms,
    isCancelled: state === 'CANCELLED',
    documents: documents.map(({ kind }) => kind),
    owner: ownerTag(context.signingKeys[0], phone === null ? { session: order.session_id } : { phone }),
    until: addDays(cover.lastDay, keptDays),
  };
}
