import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { atOneMoment } from './at-one-moment.ts';

const served = process.env.TEST_DATABASE_URL;

/* on the embedded database everybody shares one connection: nobody can come in between */
test.skipIf(!served)('what is committed meanwhile is not seen beside what was', async () => {
  const { db, close } = await testContext();
  const count = async (from: typeof db): Promise<number> =>
    (await from.selectFrom('partner_terms').select('partner_id').execute()).length;
  const add = (partner_id: string) =>
    db
      .insertInto('partner_terms')
      .values({ partner_id, since: new Date(0), basis_points: 1 })
      .execute();
  const seen = await atOneMoment(db, async (moment) => {
    const before = await count(moment);
    await add('came-meanwhile');
    return [before, await count(moment), await atOneMoment(moment, count)];
  });
  expect(seen).toEqual([0, 0, 0]);
  expect(await count(db)).toBe(1);
  await close();
});
