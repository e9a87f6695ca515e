import type { ListedPolicy } from '../insurers/policies.ts';
import { comparePolicy } from './compare/compare-policy.ts';
import type { Difference } from './compare/kinds.ts';
import type { OurPolicy, OutsidePolicy } from './compare/sides.ts';
import type { Judged } from './compare-provider.ts';
import type { ReconcileContext } from './context.ts';
import { insurersToAsk, ordersInForce, type Period, readPolicies } from './our-records.ts';
import { settlePolicy } from './settle.ts';

/** What insurers say of a period. */
export interface InsurerLists {
  /** by the insurer that answered */
  listed: ReadonlyMap<string, readonly OutsidePolicy[]>;
  silent: readonly string[];
}

type Answered = Pick<ListedPolicy, 'reference' | 'policyNo' | 'quoteNo' | 'state' | 'issuedAt'>;

const outsideOf = (
  insurerId: string,
  policy: Answered,
  premium: OutsidePolicy['premium'],
): OutsidePolicy => ({
  insurerId,
  reference: policy.reference,
  policyNo: policy.policyNo,
  quoteNo: policy.quoteNo,
  premium,
  state: policy.state,
  at: new Date(policy.issuedAt),
});

/** Reads every insurer's list of a period; who does not answer is named, and nothing is concluded from the silence. */
export async function readInsurers(context: ReconcileContext, period: Period): Promise<InsurerLists> {
  const listed = new Map<string, OutsidePolicy[]>();
  const silent: string[] = [];
  const ask = async (id: string) => {
    const answer = await context.insurerPolicies.list(id, { from: period.from, to: period.until });
    if (answer.result === 'unknown') silent.push(id);
    else
      listed.set(
        id,
        answer.policies.map((one) => outsideOf(id, one, one.premium)),
      );
  };
  await Promise.all((await insurersToAsk(context)).map(ask));
  return { listed, silent: silent.sort() };
}

/** Orders that an insurer holds a policy for, in force. */
export const madeIn = ({ listed }: InsurerLists): Set<string> =>
  new Set(
    [...listed.values()].flat().flatMap(({ reference, state }) => (state === 'active' ? [reference] : [])),
  );

/** A policy of ours that the list lacks is asked for by its reference: a list may lag behind. */
async function confirmed(
  context: ReconcileContext,
  ours: OurPolicy,
  outside: readonly OutsidePolicy[],
): Promise<readonly OutsidePolicy[] | 'unanswered'> {
  if (outside.some(({ insurerId }) => insurerId === ours.insurerId)) return outside;
  const answer = await context.insurerPolicies.find(ours.insurerId, ours.orderId);
  if (answer.result === 'unknown') return 'unanswered';
  const own = answer.policies.filter(({ reference }) => reference === ours.orderId);
  return [...outside, ...own.map((policy) => outsideOf(ours.insurerId, policy, null))];
}

async function judge(
  context: ReconcileContext,
  reference: string,
  listed: readonly OutsidePolicy[],
  known: OurPolicy | null,
): Promise<Difference[] | 'unanswered'> {
  const outside = known?.st === 'inforce' ? await confirmed(context, known, listed) : listed;
  if (outside === 'unanswered') return 'unanswered';
  const again = async () => comparePolicy((await readPolicies(context, [reference]))[0] ?? null, outside);
  const first = comparePolicy(known, outside);
  /* what happened while the lists were read is here by now */
  if (first.length === 0) return [];
  await settlePolicy(context, first);
  return again();
}

/** Every insurer's list against our policies. */
export async function compareInsurers(
  context: ReconcileContext,
  lists: InsurerLists,
  period: Period,
): Promise<Judged> {
  const byReference = Map.groupBy([...lists.listed.values()].flat(), ({ reference }) => reference);
  const own: string[] = [];
  for (const insurerId of lists.listed.keys()) own.push(...(await ordersInForce(context, insurerId, period)));
  const references = [...new Set([...byReference.keys(), ...own])];
  const ours = new Map((await readPolicies(context, references)).map((one) => [one.orderId, one]));
  const judged: Judged = { differences: [], unasked: [] };
  for (const reference of references) {
    const mine = ours.get(reference) ?? null;
    /* an order of an insurer that did not answer says nothing of its own policy */
    const isSilent = mine !== null && lists.silent.includes(mine.insurerId);
    const said = isSilent
      ? 'unanswered'
      : await judge(context, reference, byReference.get(reference) ?? [], mine);
    if (said === 'unanswered') judged.unasked.push(reference);
    else judged.differences.push(...said);
  }
  return judged;
}
