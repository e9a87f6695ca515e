import {
  insurerCancelAnswerSchema,
  insurerIssueAnswerSchema,
  insurerPolicySchema,
} from '@sigorta/contracts/upstream/insurer';
import * as v from 'valibot';
import { UpstreamError } from '../platform/upstream/upstream-error.ts';
import type { InsurerClient } from './insurer-client.ts';
import { askCancel, askIssue, askPolicies } from './insurer-wire.ts';

interface Insurer {
  id: string;
  adapter: 'json' | 'soap';
}

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const policySchema = v.object({
  ...insurerPolicySchema.entries,
  policyNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9./-]{3,40}$/)),
  issuedAt: instant,
  startsAt: instant,
  endsAt: instant,
});
const issueSchema = v.variant('result', [
  v.object({ result: v.literal('issued'), policy: policySchema }),
  insurerIssueAnswerSchema.options[1],
]);
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
