import { sql } from 'kysely';
import type { Check } from './check.ts';
import { given, premiums } from './parts.ts';

/*
 * How a premium was shared out: by the terms of the hour in which the order was paid, and by the same parts of what is left once its policy ended.
 */

/** Terms of an insurer or a partner, each until the next ones of the same begin. */
const spans = (table: string, of: string) => sql`(
  select *, lead(since) over (partition by ${sql.raw(of)} order by since) as until from ${sql.table(table)})`;

/** Terms that stood at an hour; of one that nobody knows none. */
const stood = (terms: string) =>
  sql`${sql.raw(terms)}.since <= premium.charged_at
    and (${sql.raw(terms)}.until is null or ${sql.raw(terms)}.until > premium.charged_at)`;

/**
 * What stays with us, a product's own terms before those of all others, and what part of it is the partner's, in hundredths of a percent. Each is
 * rounded half up, and the insurer has the rest.
 */
const agreed = sql`agreed as (
  select premium.id, premium.insurer_id, premium.partner_id, premium.currency, premium.minor,
      round(premium.minor * coalesce(own.basis_points, others.basis_points, 0) / 10000.0) as ours,
      coalesce(partner.basis_points, 0) as theirs
    from premium
    left join ${spans('commission_terms', 'insurer_id, product')} own
      on own.insurer_id = premium.insurer_id and own.product = premium.product and ${stood('own')}
    left join ${spans('commission_terms', 'insurer_id, product')} others
      on others.insurer_id = premium.insurer_id and others.product = '*' and ${stood('others')}
    left join ${spans('partner_terms', 'partner_id')} partner
      on partner.partner_id = premium.partner_id and ${stood('partner')})`;

/** Of what an insurer that ended a policy keeps, everybody has the part that was his of the premium. */
const keeps = (account: string) => sql<{
  purchase: string;
  subject: string;
  should: string;
  is: string;
}>`${given}, ${premiums}, held as (
    select order_id, coalesce(sum(minor) filter (where event = 'in-force'), 0) as sold, sum(minor) as minor
      from line where account = ${sql.lit(account)} group by order_id)
  select premium.purchase, premium.id as subject, round(held.sold * (1 - back))::text as should,
      held.minor::text as is
    from premium join held on held.order_id = premium.id
    where abs(held.sold * (1 - back) - held.minor) >= 1`;

export const shareChecks: readonly Check[] = [
  {
    name: 'premium-shared',
    rule: 'a premium is shared out by the terms that stood when the order was paid',
    query: sql`${given}, ${premiums}, ${agreed}, wanted as (
        select id as order_id, share.account, share.owner, currency, share.minor
          from agreed cross join lateral (select round(ours * theirs / 10000) as passed) partner
          cross join lateral (values ('insurer', insurer_id, agreed.minor - ours),
            ('commission', insurer_id, ours - passed), ('partner', partner_id, passed)) share(account, owner, minor)),
      held as (select order_id, account, owner, currency, -sum(minor) as minor from line
        where event = 'in-force' and account in ('insurer', 'commission', 'partner') group by 1, 2, 3, 4)
      select coalesce(seen.purchase, '') as purchase, order_id || ' ' || account || ' ' || owner as subject,
          coalesce(wanted.minor, 0) || ' ' || currency as should, coalesce(held.minor, 0) || ' ' || currency as is
        from wanted full join held using (order_id, account, owner, currency)
        left join seen on seen.id = order_id
        where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`,
  },
  {
    name: 'insurer-keeps',
    rule: 'an insurer that ended a policy is owed its part of what it keeps',
    query: keeps('insurer'),
  },
  {
    name: 'partner-keeps',
    rule: 'a partner is owed its part of what an insurer that ended a policy keeps',
    query: keeps('partner'),
  },
];
