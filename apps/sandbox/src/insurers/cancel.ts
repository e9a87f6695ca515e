import type {
  InsurerCancellation,
  InsurerCancelRequest,
  insurerCancelAnswerSchema,
} from '@sigorta/contracts/upstream/insurer';
import type * as v from 'valibot';
import type { World } from '../world.ts';
import { type Insurer, partOf } from './directory.ts';
import { type PolicyRecord, policiesOf } from './records.ts';
import { refundByDays } from './refund.ts';

export type CancelAnswer = v.InferOutput<typeof insurerCancelAnswerSchema>;

const refused = (reason: string): CancelAnswer => ({ result: 'refused', reason });

/** The premium of the days that are left by the product's own terms; fault `cancel-less` keeps a fifth of it. */
const refundMinor = (world: World, insurer: Insurer, record: PolicyRecord, request: InsurerCancelRequest) => {
  const terms = world.products.get(record.product)?.cancellation;
  if (!terms) return 0;
  const { startsAt, endsAt } = record.policy;
  const { concludedAt, requestedAt } = request;
  const premiumMinor = record.premium.minor;
  const whole = refundByDays(terms, { startsAt, endsAt, concludedAt, requestedAt, premiumMinor });
  return world.faults.takes(partOf(insurer), 'cancel-less') ? Math.floor(whole * 0.8) : whole;
};

/** Ends a policy. The same reference never ends it twice: it is answered with what was answered first. */
export const cancel = (world: World, insurer: Insurer, request: InsurerCancelRequest): CancelAnswer => {
  const policies = policiesOf(world);
  const key = `${insurer.id}:${request.policyReference}`;
  const record = policies.get(key);
  if (record?.policy.policyNo !== request.policyNo) return refused('unknown-policy');
  const known = record.policy.cancellation;
  if (known?.reference === request.reference) return { result: 'accepted', cancellation: known };
  if (known) return refused('already-cancelled');
  const minor = refundMinor(world, insurer, record, request);
  if (minor === 0) return refused('cover-over');
  const cancellation: InsurerCancellation = {
    reference: request.reference,
    cancelledAt: world.clock().toISOString(),
    refund: { minor, currency: record.premium.currency as InsurerCancellation['refund']['currency'] },
  };
  policies.put(key, { ...record, policy: { ...record.policy, state: 'cancelled', cancellation } });
  return { result: 'accepted', cancellation };
};
