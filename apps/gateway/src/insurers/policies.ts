import { moneySchema } from '@sigorta/contracts/money';
import {
  insurerCancelAnswerSchema,
  insurerIssueAnswerSchema,
  insurerPolicyPageSchema,
  insurerPolicySchema,
} from '@sigorta/contracts/upstream/insurer';
import { policyTermsSchema } from '@sigorta/contracts/upstream/policy-terms';
import { isCover } from '@sigorta/validators/cover-period';
import * as v from 'valibot';
import { UpstreamError } from '../platform/upstream/upstream-error.ts';
import type { InsurerClient } from './insurer-client.ts';
import { askCancel, askIssue, askPolicies, askPolicyPage } from './insurer-wire.ts';

interface Insurer {
  id: string;
  adapter: 'json' | 'soap';
}

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const policyEntries = v.object({
  ...insurerPolicySchema.entries,
  policyNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9./-]{3,40}$/)),
  issuedAt: instant,
  /* unreadable terms take nothing from a policy that was made: it is one without them */
  terms: v.fallback(v.optional(policyTermsSchema), undefined),
});
const policySchema = v.pipe(
  policyEntries,
  v.check(({ startsAt, endsAt }) => isCover(startsAt, endsAt)),
);
const issueSchema = v.variant('result', [
  v.object({ result: v.literal('issued'), policy: policySchema }),
  insurerIssueAnswerSchema.options[1],
]);
const pageSchema = v.object({
  ...insurerPolicyPageSchema.entries,
  policies: v.pipe(v.array(v.object({ ...policySchema.entries, premium: moneySchema })), v.maxLength(200)),
});
export type ListedPolicy = v.InferOutput<typeof pageSchema>['policies'][number];

const listSchema = v.object({ policies: v.pipe(v.array(policySchema), v.maxLength(20)) });

/**
 * Has a policy made. One call, never repeated here.
 * @throws UpstreamError when nothing certain can be said: the policy may exist all the same
 */
export const requestPolicy = async (desk: InsurerClient, insurer: Insurer, order: object) => {
  const answer = v.safeParse(issueSchema, await desk.ask(insurer, (line) => askIssue(line, order)));
  if (!answer.success) throw new UpstreamError('invalid-answer');
  return answer.output;
};

/** Policies the insurer made for our reference. @throws UpstreamError */
export const findPolicies = async (desk: InsurerClient, insurer: Insurer, reference: string) => {
  const answer = v.safeParse(listSchema, await desk.ask(insurer, (line) => askPolicies(line, reference)));
  if (!answer.success) throw new UpstreamError('invalid-answer');
  return answer.output.policies;
};

/**
 * Has a policy ended. One call; the insurer answers the same key the same.
 * @throws UpstreamError when nothing certain can be said
 */
export const requestCancel = async (desk: InsurerClient, insurer: Insurer, notice: object) => {
  const answer = v.safeParse(
    insurerCancelAnswerSchema,
    await desk.ask(insurer, (line) => askCancel(line, notice)),
  );
  if (!answer.success) throw new UpstreamError('invalid-answer');
  return answer.output;
};

/**
 * Every policy an insurer made or ended in a period: all pages, or an error; never a part.
 * @param from, to the second one outside
 * @throws UpstreamError
 */
export const listPolicies = async (
  desk: InsurerClient,
  insurer: Insurer,
  { from, to }: { from: Date; to: Date },
): Promise<ListedPolicy[]> => {
  const found = new Map<string, ListedPolicy>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const period = { from: from.toISOString(), to: to.toISOString(), page };
    const answer = v.safeParse(pageSchema, await desk.ask(insurer, (line) => askPolicyPage(line, period)));
    if (!answer.success || answer.output.page !== page) throw new UpstreamError('invalid-answer');
    pages = answer.output.pages;
    /* the list may grow while it is read: what comes twice counts once */
    for (const policy of answer.output.policies) found.set(`${policy.reference} ${policy.policyNo}`, policy);
  }
  return [...found.values()];
};
