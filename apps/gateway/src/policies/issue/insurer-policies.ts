import type { Money } from '@sigorta/contracts/money';
import type {
  InsurerCancellation,
  InsurerCancelRequest,
  InsurerPolicy,
} from '@sigorta/contracts/upstream/insurer';
import { createInsurerClient } from '../../insurers/insurer-client.ts';
import {
  findPolicies,
  type ListedPolicy,
  listPolicies,
  requestCancel,
  requestPolicy,
} from '../../insurers/policies.ts';
import type { Context } from '../../platform/context.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';

interface IssueOrder {
  insurerId: string;
  quoteNo: string;
  /** our order id */
  reference: string;
  paidPremium: Money;
  /** what was asked after payment, in wire names */
  details?: Record<string, unknown>;
}

type Unknown = { result: 'unknown'; why: string };
type IssueAnswer =
  | { result: 'issued'; policy: InsurerPolicy }
  | { result: 'refused'; reason: string }
  | Unknown;
type CancelAnswer =
  | { result: 'accepted'; cancellation: InsurerCancellation }
  | { result: 'refused'; reason: string }
  | Unknown;
type ListAnswer = { result: 'listed'; policies: ListedPolicy[] } | Unknown;
type FindAnswer = { result: 'found'; policies: InsurerPolicy[] } | Unknown;

/** What issuing and ending a policy needs of an insurer. Every unclear answer is `unknown`. */
export interface InsurerPolicies {
  issue: (order: IssueOrder) => Promise<IssueAnswer>;
  cancel: (insurerId: string, notice: InsurerCancelRequest) => Promise<CancelAnswer>;
  /** policies the insurer made for our reference */
  find: (insurerId: string, reference: string) => Promise<FindAnswer>;
  /** policies the insurer made or ended from one moment until before another, all of them or `unknown` */
  list: (insurerId: string, period: { from: Date; to: Date }) => Promise<ListAnswer>;
}

async function orUnknown<T>(work: Promise<T>): Promise<T | Unknown> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamError) return { result: 'unknown', why: error.fault };
    throw error;
  }
}

/** Connections of its own: a rush of quotes must not hold up a paid order. */
export function createInsurerPolicies(
  { config, db }: Pick<Context, 'config' | 'db'>,
  timeoutMs: number,
): InsurerPolicies {
  const client = createInsurerClient({ ...config.insurers, deadlineMs: timeoutMs });
  const insurerOf = (id: string) =>
    db.selectFrom('insurer').select(['id', 'adapter']).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    issue: async ({ insurerId, ...order }) => {
      const insurer = await insurerOf(insurerId);
      return orUnknown(requestPolicy(client, insurer, order));
    },
    cancel: async (insurerId, notice) => orUnknown(requestCancel(client, await insurerOf(insurerId), notice)),
    find: async (insurerId, reference) => {
      const insurer = await insurerOf(insurerId);
      return orUnknown(
        findPolicies(client, insurer, reference).then((policies) => ({ result: 'found' as const, policies })),
      );
    },
    list: async (insurerId, period) => {
      const insurer = await insurerOf(insurerId);
      return orUnknown(
        listPolicies(client, insurer, period).then((policies) => ({ result: 'listed' as const, policies })),
      );
    },
  };
}
