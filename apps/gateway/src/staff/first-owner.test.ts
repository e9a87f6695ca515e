import { expect, test } from 'vitest';
import { testContext } from '../testing/test-context.ts';
import { inviteFirstOwner } from './first-owner.ts';

test('the first owner is invited once, and only while nobody is in the panel', async () => {
  const context = await testContext({ config: { panelOwner: 'sahip@ornek.com' } });
  await inviteFirstOwner(context);
  await inviteFirstOwner(context);
  const people = await context.db.selectFrom('staff').select(['id', 'email', 'role']).execute();
  expect(people).toMatchObject([{ email: 'sahip@ornek.com', role: 'owner' }]);
  const jobs = await context.db
    .selectFrom('outbox')
    .select(['subject', 'asked'])
    .where('kind', '=', 'mail-invitation')
    .execute();
  expect(jobs).toEqual([{ subject: `tr.${people[0]?.id}`, asked: 1 }]);
  await context.close();
});

test('without the setting nobody is invited', async () => {
  const context = await testContext();
  await inviteFirstOwner(context);
  expect(await context.db.selectFrom('staff').select('id').execute()).toEqual([]);
  await context.close();
});
