import type { ReleaseManifest } from '@sigorta/contracts/release';
import { signedRelease } from '@sigorta/release/testing/signed-release';
import { expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { shopOfPet } from '../../testing/releases/shop-of-pet.ts';
import type { RunningGateway } from '../../testing/start-gateway.ts';
import { followReleases } from './follow-releases.ts';
import { isInShare } from './shares.ts';

const pet = shopOfPet();
const reason = 'Önce küçük bir paya';
const share = (gateway: RunningGateway, version: string, percent: number) =>
  pet.act(gateway, 'share', { version, percent, reason });

const look = async (visitor: Buyer) => {
  const answer = await visitor.fetch('/', { headers: { 'accept-language': 'tr' } });
  const text = await answer.text();
  const manifest = (await (await visitor.fetch('/remotes.json')).json()) as ReleaseManifest;
  return {
    page: /<main>(.*?)<\/main>/.exec(text)?.[1] ?? '',
    /* what its form is sent under */
    release: /"release":"([^"]*)"/.exec(text)?.[1],
    manifest: manifest.remotes.pet?.base,
    etag: answer.headers.get('etag'),
  };
};
/** Visitors, each with a browser of his own, and what the first page showed them. */
const visitors = (gateway: RunningGateway, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = gateway.buyer();
      return { visitor, ...(await look(visitor)) };
    }),
  );

test('a share of the visitors gets page, manifest and declaration of a release, over reloads and at every gateway', async () => {
  const [gateway, second] = [await pet.gateway(), await pet.gateway()];
  const { release } = signedRelease({}, undefined, pet.store());
  expect(await pet.begins(gateway, release.id)).toBe(false);
  const { body } = await share(gateway, release.id, 50);
  expect(body).toMatchObject({ live: pet.newest.version, share: { version: release.id, percent: 50 } });
  await followReleases(second.context);

  const people = await visitors(gateway, 40);
  const inside = people.filter(({ page }) => page === release.id);
  /* forty coins: fewer than six or more than 34 heads come once in a million times */
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.length).toBeLessThan(35);
  for (const { visitor, ...first } of people) {
    expect(first.release).toBe(first.page === release.id ? release.id : undefined);
    expect(first.manifest).toBe(first.page === release.id ? '/remotes/pet/' : pet.newest.base);
    expect(await look(visitor)).toEqual(first);
    const elsewhere = second.buyer();
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect((await look(elsewhere)).page).toBe(first.page);
  }
  expect(new Set(people.map(({ page, etag }) => `${page} ${etag}`)).size).toBe(2);
  expect([await pet.begins(gateway, release.id), await pet.begins(second, release.id)]).toEqual([true, true]);
  expect(gateway.context.products.liveReleases().get('pet')).not.toBe(release.id);
});

test('taken back, everybody gets the live one; pages that are open may begin for the rest of their day, after a new start too', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  await share(gateway, release.id, 50);
  const { body } = await share(gateway, release.id, 0);
  expect(body).toMatchObject({ share: null });
  expect((await visitors(gateway, 12)).filter(({ page }) => page !== '')).toEqual([]);
  expect(await pet.begins(gateway, release.id)).toBe(true);
  const later = async () => {
    const next = await pet.gateway();
    await followReleases(next.context);
    return pet.begins(next, release.id);
  };
  expect(await later()).toBe(true);
  await pet.db().updateTable('release_share').set({ recalled: true }).execute();
  expect(await later()).toBe(false);
});

test('made live, it is for everybody and no share is left', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  await share(gateway, release.id, 5);
  const { body } = await (await pet.staff(gateway)).post('panel/releases/choose', {
    family: 'pet',
    version: release.id,
    reason,
  });
  expect(body).toMatchObject({ live: release.id, share: null });
  expect((await visitors(gateway, 8)).map(({ page }) => page)).toEqual(Array(8).fill(release.id));
});

test('what cannot be opened is given to nobody, and staff read why', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease(
    { files: { 'server/products.cjs': 'throw new Error("x")' } },
    undefined,
    pet.store(),
  );
  const { body } = await share(gateway, release.id, 50);
  expect(body.releases[0]).toMatchObject({ version: release.id, refused: 'broken' });
  expect((await visitors(gateway, 12)).filter(({ page }) => page !== '')).toEqual([]);
  expect(await pet.begins(gateway, release.id)).toBe(false);
});

test('what is no share, or none of a release that can be opened, is refused', async () => {
  const gateway = await pet.gateway();
  const wrong = [
    ['aaaaaaaaaa', 5],
    ['pet@0123456789abcdef', 51],
    ['pet@0123456789abcdef', -1],
    ['pet@0123456789abcdef', 0.5],
    ['pet@0123456789abcdef', 5],
  ] as const;
  for (const [version, percent] of wrong)
    expect([percent, (await share(gateway, version, percent)).body.code]).toEqual([percent, 'invalid-input']);
  expect(await pet.db().selectFrom('release_share').selectAll().execute()).toEqual([]);
});

test('the log names release, both shares and the reason', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  for (const percent of [5, 20, 0]) await share(gateway, release.id, percent);
  const entries = await pet
    .db()
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'detail'])
    .where('action', 'like', 'release.%')
    .orderBy('number')
    .execute();
  expect(entries).toEqual([
    { action: 'release.shared', reason, detail: { release: release.id, percentBefore: 0, percent: 5 } },
    { action: 'release.shared', reason, detail: { release: release.id, percentBefore: 5, percent: 20 } },
    { action: 'release.share-ended', reason, detail: { release: release.id, percentBefore: 20, percent: 0 } },
  ]);
});

const sessions = Array.from({ length: 20_000 }, (_, index) => `session-${index}`);
const inside = (family: string, percent: number) =>
  sessions.filter((one) => isInShare(one, { family, percent }));

test('a share is as large as it says, grows around who is in it, and falls differently in each family', () => {
  for (const percent of [1, 5, 50]) {
    const expected = sessions.length * (percent / 100);
    /* five standard deviations of a binomial count */
    const off = 5 * Math.sqrt(expected * (1 - percent / 100));
    expect(Math.abs(inside('pet', percent).length - expected)).toBeLessThan(off);
  }
  const [five, twenty] = [inside('pet', 5), new Set(inside('pet', 20))];
  expect(five.filter((one) => !twenty.has(one))).toEqual([]);
  const both = new Set(inside('travel', 5)).intersection(new Set(five));
  expect(both.size).toBeLessThan(five.length / 5);
});
