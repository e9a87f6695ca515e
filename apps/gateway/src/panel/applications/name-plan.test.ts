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
  /* what an index holds back until then would have to be read through */
  await sql`vacuum analyze application`.execute(db);
}, 60_000);
afterAll(() => gateway.close());

test.each(['ayd', 'Defne Aydın', 'aydin defne sel'])('who looks for %s walks no table', async (search) => {
  const { db } = gateway.context;
  const watch = watchQueries(db);
  const { body } = await owner.post('panel/applications', { search });
  expect(body).toMatchObject({ rows: [], total: 0 });
  const asked = watch.taken().filter((query) => /name_keys" @>/.test(query.sql));
  expect(asked).toHaveLength(1);
  for (const query of asked) {
    const plan = await planOf(db, query);
    expect(plan).toContain('application_by_name');
    expect(plan).toContain('application_search');
    expect(plan).not.toMatch(/Seq Scan on application\b/);
  }
});
