import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { oldRelease } from '../../testing/old-release.ts';
import { planOf, watchQueries } from '../../testing/panel/watch-queries.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let owner: Buyer;

/** As many as would make walking them slow, named by hashes that nobody types. */
beforeAll(async () => {
  gateway = await startGateway();
  owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
  const { db } = gateway.context;
  await sql`insert into application (id, partner_id, full_name, name_keys, phone, product, release, language, created_at)
    select 'A' || lpad(n::text, 9, '0'), 'default', 'sealed.v1.' || n,
      array(select (n * 8 + one) * 7919 from generate_series(0, 7) one), '+90532' || lpad(n::text, 7, '0'), 'kasko',
      ${oldRelease}, 'tr', now() - n * interval '1 minute' from generate_series(1, 8000) n`.execute(db);
  await sql`insert into session (id, created_at, expires_at) values ('plan', now(), now() + interval '1 day')`.execute(
    db,
  );
  await sql`insert into quote (id, session_id, name_keys, partner_id, product, release, language, application, consents, insurers, created_at)
    select 'quote-' || lpad(n::text, 16, '0'), 'plan', array(select (n * 8 + one) * 7919 from generate_series(0, 7) one), 'default', 'kasko',
      ${oldRelease}, 'tr', '{"firstName":"sealed.v1.x"}', '[]', '[]', now() - n * interval '1 minute' from generate_series(1, 8000) n`.execute(
    db,
  );
  /* what an index holds back until then would have to be read through */
  for (const table of ['application', 'quote']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 60_000);
afterAll(() => gateway.close());

const searches = ['ayd', 'Defne Aydın', 'aydin defne sel'];
const cases = ['application', 'quote'].flatMap((table) => searches.map((search) => [search, table] as const));

test.each(cases)('who looks for %s walks no table (%s)', async (search, table) => {
  const { db } = gateway.context;
  const watch = watchQueries(db);
  const { body } = await owner.post(`panel/${table}s`, { search });
  expect(body).toMatchObject({ rows: [], total: 0 });
  const asked = watch.taken().filter((query) => /name_keys" @>/.test(query.sql));
  expect(asked).toHaveLength(1);
  for (const query of asked) {
    const plan = await planOf(db, query);
    expect(plan).toContain(`${table}_by_name`);
    expect(plan).toContain(`${table}_search`);
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  }
});
