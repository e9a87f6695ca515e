import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { oldRelease } from '../../testing/old-release.ts';
import { planOf, watchQueries } from '../../testing/panel/watch-queries.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let owner: Buyer;

/** As many as would make walking them slow, named by hashes that nobody types; each with a policy. */
beforeAll(async () => {
  gateway = await startGateway();
  owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
  const { db } = gateway.context;
  const at = sql`now() - n * interval '1 minute'`;
  await sql`insert into session (id, created_at, expires_at) values ('s', now(), now())`.execute(db);
  await sql`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, release, language, state, version,
      insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, name_keys, consents, mail_state, created_at, updated_at)
    select 'order-' || n, 'policy', 'offer-' || n, 'quote-' || n, 's', 'default', 'kasko', ${oldRelease}, 'tr', 'DELIVERED', 1,
      'i', 'I', '1', '{}', '{}', '{"email":""}', 'sealed.v1.' || n, array(select (n * 8 + one) * 7919 from generate_series(0, 7) one),
      '[]', 'sent', ${at}, ${at} from generate_series(1, 8000) n`.execute(db);
  await sql`insert into policy (order_id, insurer_id, state, version, calls, not_found, policy_no, issued_at, starts_at, ends_at, created_at, updated_at)
    select 'order-' || n, 'i', 'ISSUED', 1, 1, 0, 'P' || n, ${at}, ${at}, ${at}, ${at}, ${at} from generate_series(1, 8000) n`.execute(
    db,
  );
  /* what an index holds back until then would have to be read through */
  await sql`vacuum analyze purchase_order`.execute(db);
  await sql`vacuum analyze policy`.execute(db);
}, 60_000);
afterAll(() => gateway.close());

test.each([
  ['payments', 'ayd'],
  ['payments', 'aydin defne sel'],
  ['payments', 'Defne 2'],
  ['policies', 'ayd'],
  ['policies', 'Defne Aydın'],
  ['policies', 'Defne 2'],
])('who looks in %s for %s walks no purchases', async (list, search) => {
  const { db } = gateway.context;
  const watch = watchQueries(db);
  const { body } = await owner.post(`panel/${list}`, { search });
  expect(body).toMatchObject({ rows: [], total: 0 });
  const asked = watch.taken().filter((query) => /name_keys" @>/.test(query.sql));
  expect(asked).toHaveLength(1);
  for (const query of asked) {
    const plan = await planOf(db, query);
    expect(plan).toContain('purchase_order_by_name');
    expect(plan).toContain('purchase_order_search');
    expect(plan).not.toMatch(/Seq Scan on purchase_order\b/);
  }
});
