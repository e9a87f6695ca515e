import type {
  InsurerPolicy,
  insurerIssueAnswerSchema,
  insurerIssueRequestSchema,
} from '@sigorta/contracts/upstream/insurer';
import type * as v from 'valibot';
import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';
import { type Insurer, partOf } from './directory.ts';
import { readScope } from './read-application.ts';
import { policiesOf, type QuoteRecord, quotesOf } from './records.ts';
import { coverOf, withTerms } from './terms.ts';

type IssueRequest = v.InferOutput<typeof insurerIssueRequestSchema>;
export type IssueAnswer = v.InferOutput<typeof insurerIssueAnswerSchema>;

const refused = (reason: string): IssueAnswer => ({ result: 'refused', reason });

const whyNot = (world: World, quote: QuoteRecord, request: IssueRequest): string | null => {
  const { premium, validUntil, quoteNo } = quote.answer;
  if (
    policiesOf(world)
      .all()
      .some(({ policy }) => policy.quoteNo === quoteNo)
  )
    return 'quote-already-used';
  if (quote.phase === 'price') return 'application-incomplete';
  if (Date.parse(validUntil) < world.clock().getTime()) return 'quote-expired';
  // Lira paid for a foreign-currency quote is the agency's own conversion; only like is compared with like.
  const sameCurrency = request.paidPremium.currency === premium.currency;
  if (sameCurrency && request.paidPremium.minor !== premium.minor) return 'premium-mismatch';
  return null;
};

/**
 * Makes the policy of a quote. The same reference never makes a second one: it is answered with the first.
 * @throws BadRequest when what was asked after payment cannot be read
 */
export const issue = (world: World, insurer: Insurer, request: IssueRequest): IssueAnswer => {
  const policies = policiesOf(world);
  const key = `${insurer.id}:${request.reference}`;
  const known = policies.get(key);
  if (known) return { result: 'issued', policy: withTerms(world, known) };

  const quote = quotesOf(world)
    .all()
    .find((record) => record.insurer === insurer.id && record.answer.quoteNo === request.quoteNo);
  if (!quote) return refused('unknown-quote');
  const reason = whyNot(world, quote, request);
  if (reason) return refused(reason);

  const product = world.products.get(quote.product);
  if (product && request.details) readScope(product.wireNames.policy, request.details);

  const policy: InsurerPolicy = {
    policyNo: `${insurer.prefix}${randomDigits(10)}`,
    quoteNo: request.quoteNo,
    reference: request.reference,
    issuedAt: world.clock().toISOString(),
    startsAt: quote.startsAt,
    endsAt: quote.endsAt,
    state: 'active',
  };
  const record = {
    insurer: insurer.id,
    product: quote.product,
    premium: quote.answer.premium,
    policy,
    details: request.details ?? null,
    cover: coverOf(quote),
  };
  policies.put(key, record);
  return { result: 'issued', policy: withTerms(world, record) };
};

const pageSize = 100;

export interface Period {
  /** UTC instants, the second one outside */
  from: string;
  to: string;
  page: number;
}

/** Policies made or ended in a period, the oldest first. */
export const listPolicies = (world: World, insurer: Insurer, { from, to, page }: Period) => {
  const isWithin = (at: string | undefined): boolean =>
    at !== undefined && Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to);
  const size = Number(world.faults.state(partOf(insurer)).settings.pageSize ?? pageSize);
  const all = policiesOf(world)
    .all()
    .filter((one) => one.insurer === insurer.id)
    .filter(({ policy }) => isWithin(policy.issuedAt) || isWithin(policy.cancellation?.cancelledAt));
  return {
    policies: all
      .slice((page - 1) * size, page * size)
      .map(({ policy, premium }) => ({ ...policy, premium })),
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
  };
};

export const findPolicies = (world: World, insurer: Insurer, reference: string): InsurerPolicy[] => {
  const known = policiesOf(world).get(`${insurer.id}:${reference}`);
  return known ? [withTerms(world, known)] : [];
};
