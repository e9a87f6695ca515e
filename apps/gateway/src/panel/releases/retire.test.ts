import { signedRelease } from '@sigorta/release/testing/signed-release';
import { expect, test } from 'vitest';
import { followReleases } from '../../site/releases/follow-releases.ts';
import { shopOfPet } from '../../testing/releases/shop-of-pet.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import type { RunningGateway } from '../../testing/start-gateway.ts';

const pet = shopOfPet({ keepsBuild: true });
const following = async (): Promise<RunningGateway> => {
  const gateway = await pet.gateway();
  await followReleases(gateway.context);
  return gateway;
};
const act: typeof pet.act = (gateway, name, request, role) =>
  pet.act(gateway, name, { reason: 'Tarife bitti', ...request }, role);

test.each(['a build', 'a release'])(
  'a family sold by %s is retired at every gateway, also after a start, and sold again',
  async (what) => {
    const [gateway, second] = [await following(), await following()];
    const built = pet.live(gateway);
    const { release } = signedRelease({}, undefined, pet.store());
    if (what === 'a release') await act(gateway, 'choose', { version: release.id });
    await followReleases(second.context);
    const { body } = await act(gateway, 'retire', {});
    expect(body).toMatchObject({ sale: 'retired', live: '', share: null });
    await followReleases(second.context);
    const third = await following();
    expect([pet.live(gateway), pet.live(second), pet.live(third)]).toEqual([undefined, undefined, undefined]);
    await expect(gateway.context.products.begun('pet', undefined)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(gateway.context.products.isRetired('pet')).toBe(true);
    const again = await act(gateway, 'choose', { version: null });
    expect(again.body).toMatchObject({ sale: 'sold', live: 'aaaaaaaaaa' });
    await followReleases(second.context);
    expect([pet.live(gateway), pet.live(second)]).toEqual([built, built]);
    await act(gateway, 'retire', {});
    const other = await act(gateway, 'choose', { version: release.id });
    expect(other.body).toMatchObject({ sale: 'sold', live: release.id });
    expect(pet.live(gateway)).toBe(release.id);
  },
);

test('who may not, and what sells nothing, changes nothing; the log says who and why', async () => {
  const gateway = await following();
  const before = pet.live(gateway);
  expect((await act(gateway, 'retire', {}, 'auditor')).body.code).toBe('not-allowed');
  expect((await act(gateway, 'retire', { family: 'panel' })).body.code).toBe('not-found');
  expect((await act(gateway, 'retire', { family: 'nothing' })).body.code).toBe('not-found');
  expect(pet.live(gateway)).toBe(before);
  await act(gateway, 'retire', {});
  await act(gateway, 'retire', {});
  const entries = await pet
    .db()
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'detail'])
    .where('action', 'like', 'release.%')
    .execute();
  expect(entries).toEqual([
    { action: 'release.retired', reason: 'Tarife bitti', detail: { before: 'aaaaaaaaaa' } },
  ]);
});

test.each([
  ['choose', { version: null }],
  ['share', { version: 'pet@0123456789abcdef', percent: 0 }],
  ['difference', { version: 'aaaaaaaaaa' }],
  ['retire', {}],
])('a name that every object has something of is no family: %s', async (name, request) => {
  const gateway = await following();
  for (const family of ['constructor', 'unknown'])
    expect((await act(gateway, name, { family, ...request })).body.code).toBe('not-found');
});

test('two of the staff who move one channel at once wait for each other', async () => {
  const gateway = await following();
  const { release } = signedRelease({}, undefined, pet.store());
  const acts = [
    ['choose', { version: release.id }],
    ['share', { version: release.id, percent: 5 }],
    ['retire', {}],
  ] as const;
  const owners = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const browser = gateway.buyer();
      await signInAsStaff(gateway.context, browser, 'owner');
      return browser;
    }),
  );
  for (const [name, request] of acts) {
    const answers = await Promise.all(
      owners.map((owner) =>
        owner.post(`panel/releases/${name}`, { family: 'pet', reason: 'Tarife bitti', ...request }),
      ),
    );
    expect([name, answers.map(({ status }) => status)]).toEqual([name, Array(6).fill(200)]);
    await act(gateway, 'choose', { version: null });
  }
  const rows = await pet.db().selectFrom('release_choice').selectAll().execute();
  expect(rows).toEqual([]);
});
