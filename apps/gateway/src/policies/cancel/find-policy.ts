import type { cancellationFind } from '@sigorta/contracts/operations/cancellation-find';
import { asCode } from '@sigorta/validators/as-code';
import type { Context } from '../../platform/context.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { newRecordKey, recordKey } from '../../platform/sensitive/record-keys.ts';
import {
  openApplication,
  type StoredApplication,
  sealApplication,
  storedOf,
} from '../../platform/sensitive/sealed-application.ts';
import { policiesToCancel } from './cancellable.ts';
import { isInsured } from './insured-proof.ts';
import { keepProof } from './policy-proof.ts';
import { viewsOf } from './view.ts';

interface Candidate {
  product: string;
  release: string | null;
  quote_id: string;
  application: StoredApplication['application'];
  record_key: string | null;
}

/** What is opened and compared where there is no policy of that number, so that both take the same work. */
const decoy = ({ products, dataKeys, clock }: Context): Candidate | null => {
  const found = products.allLive().find(({ product }) => product.insured.max > 0);
  if (!found) return null;
  const person = { nationalId: '10000000146', passportNo: 'U00000000', birthDate: '1900-01-01' };
  const { product, release } = found;
  const of = { id: 'decoy', partnerId: 'decoy', phone: 'decoy' };
  const { keys, row } = newRecordKey(dataKeys, of, clock());
  const application = sealApplication(keys, product, of.id, { insured: [person] });
  return { product: product.id, release, quote_id: 'decoy', application, record_key: row?.wrapped ?? null };
};

/** Counted before anything is looked at, for the number, the address and the session. */
const countFind = (context: Context, call: Call, policyNumber: string): Promise<void> => {
  const { findLimits } = context.config;
  return countEach(
    context,
    [
      { of: ['find', 'policy', asCode(policyNumber)], limit: findLimits.perPolicy },
      ...callerCounts('find', call, findLimits),
    ],
    findLimits.windowSeconds,
  );
};

/** The same answer for an unknown number and for one whose id or birth date does not fit (decision 0141). */
export const findPolicy: Handler<typeof cancellationFind> = async (context, request, call) => {
  const { policyNumber, identity, birthDate } = request;
  await countFind(context, call, policyNumber);
  const found = await policiesToCancel(context)
    .select(['purchase_order.quote_id', 'purchase_order.application'])
    .select(recordKey('purchase_order.quote_id'))
    .where('policy.policy_no', 'in', [policyNumber, asCode(policyNumber)])
    .where('purchase_order.partner_id', '=', call.partner.id)
    .limit(5)
    .execute();
  const fits = async (candidate: Candidate): Promise<boolean> => {
    const product = (await context.products.of(candidate))?.product;
    if (!product) return false;
    const open = openApplication(context.dataKeys, product, storedOf(candidate));
    return isInsured(product, open, identity, birthDate);
  };
  const none = found.length === 0 ? decoy(context) : null;
  if (none) await fits(none);
  const mine: typeof found = [];
  for (const policy of found) if (await fits(policy)) mine.push(policy);
  for (const { id } of mine) await keepProof(context, call.sessionId, id);
  return { policies: await viewsOf(context, call.language, mine) };
};
