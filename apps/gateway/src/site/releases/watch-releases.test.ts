import { signedRelease } from '@sigorta/release/testing/signed-release';
import { expect, test } from 'vitest';
import { markOf } from '../../catalogue/releases/visits.ts';
import { watchMoney } from '../../panel/alarms/watch-money.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { shopOfPet } from '../../testing/releases/shop-of-pet.ts';
import type { RunningGateway } from '../../testing/start-gateway.ts';
import { followReleases } from './follow-releases.ts';
import { forgetVisits, watchReleases } from './watch-releases.ts';

let ahead = 0;
const pet = shopOfPet({ clock: () => new Date(Date.now() + ahead) });
const look = async (visitor: Buyer): Promise<string> => {
  const page = await visitor.fetch('/pet', { headers: { 'accept-language': 'tr' } });
  return /<main>(.*?)<\/main>/.exec(await page.text())?.[1] ?? '';
};
const fails = (visitor: Buyer, path = '/pet') =>
  visitor.fetch('/remote-failed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  });
const come = async (gateway: RunningGateway, count: number): Promise<Buyer[]> => {
  const all = Array.from({ length: count }, () => gateway.buyer());
  for (const one of all) await look(one);
  return all;
};
const settled = (gateway: RunningGateway) => gateway.context.background.settled();
test('a live release whose pages fail in browsers is taken back by itself, at every gateway, with a word in the log and an alarm', async () => {
  const [gateway, second] = [await pet.gateway(), await pet.gateway()];
  const before = pet.live(gateway);
  const { release } = signedRelease({}, undefined, pet.store());
  await pet.act(gateway, 'choose', { version: release.id });
  await followReleases(second.context);
  expect([pet.live(gateway), pet.live(second)]).toEqual([release.id, release.id]);
  const people = await come(gateway, 6);
  await settled(gateway);
  await watchReleases(gateway.context);
  expect(pet.live(gateway)).toBe(release.id);
  for (const one of people) expect((await fails(one)).status).toBe(204);
  await settled(gateway);
  await Promise.all([watchReleases(gateway.context), watchReleases(second.context)]);
  await Promise.all([followReleases(gateway.context), followReleases(second.context)]);
  expect([pet.live(gateway), pet.live(second)]).toEqual([before, before]);
  expect(await look(gateway.buyer())).toBe('');
  expect([await pet.begins(gateway, release.id), await pet.begins(second, release.id)]).toEqual([
    false,
    false,
  ]);
  const rows = await pet.db().selectFrom('release_withdrawal').selectAll().execute();
  expect(rows).toMatchObject([
    { family: 'pet', release: release.id, fault: 'failed', visitors: 6, faulty: 6 },
  ]);
  const [entry] = await pet
    .db()
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'release.withdrawn')
    .execute();
  expect(entry).toMatchObject({
    staff_id: null,
    subject_id: 'pet',
    detail: { release: release.id, fault: 'failed' },
  });
  await watchMoney(gateway.context);
  const alarms = await pet.db().selectFrom('alarm').select('rule').execute();
  expect(alarms).toEqual([{ rule: 'release-withdrawn' }]);
});

test('while a release is new only who opens a page of its family gets a session for it', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  await pet.act(gateway, 'choose', { version: release.id });
  const count = async () => (await pet.db().selectFrom('session').select('id').execute()).length;
  const before = await count();
  for (const path of ['/', '/hakkimizda', '/nothing', '/en', '/en/iletisim'])
    await gateway.buyer().fetch(path);
  expect(await count()).toBe(before);
  await look(gateway.buyer());
  await gateway.buyer().fetch('/en/pet/');
  expect(await count()).toBe(before + 2);
});

test('from a share too: who was in it gets the live one, and an owner may give it again', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  await pet.act(gateway, 'share', { version: release.id, percent: 50 });
  const people = await come(gateway, 24);
  for (const one of people) await fails(one);
  await settled(gateway);
  await watchReleases(gateway.context);
  expect(await pet.db().selectFrom('release_share').select(['release', 'recalled']).execute()).toEqual([
    { release: release.id, recalled: true },
  ]);
  expect(new Set(await Promise.all(people.map(look)))).toEqual(new Set(['']));
  expect(await pet.begins(gateway, release.id)).toBe(false);
  const { body } = await pet.act(gateway, 'share', { version: release.id, percent: 50 });
  expect(body).toMatchObject({ share: { version: release.id } });
  expect(await pet.begins(gateway, release.id)).toBe(true);
});

test('back to the release that was live before it, not further', async () => {
  const gateway = await pet.gateway();
  const [a, b] = ['a', 'b'].map(
    (mark) => signedRelease({ files: { 'form-1.css': `.${mark}{}` } }, undefined, pet.store()).release.id,
  );
  for (const version of [a, b]) await pet.act(gateway, 'choose', { version });
  for (const one of await come(gateway, 6)) await fails(one);
  await settled(gateway);
  await watchReleases(gateway.context);
  expect(pet.live(gateway)).toBe(a);
});

test('what others say of pages they were never given moves nothing, and one visitor counts once', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  await pet.act(gateway, 'choose', { version: release.id });
  const [one] = await come(gateway, 40);
  const stranger = gateway.buyer();
  for (let time = 0; time < 20; time += 1) {
    if (one) await fails(one);
    await fails(stranger);
    await fails(stranger, '/nothing');
  }
  for (const body of ['', '{', '[]', '{"path":7}', JSON.stringify({ path: 'x'.repeat(300) })]) {
    const headers = { 'content-type': 'application/json' };
    expect((await stranger.fetch('/remote-failed', { method: 'POST', headers, body })).status).toBeLessThan(
      500,
    );
  }
  await settled(gateway);
  await watchReleases(gateway.context);
  expect(pet.live(gateway)).toBe(release.id);
});

test('a form that nobody gets through is judged by what the release before did, once its visitors had the time', async () => {
  const gateway = await pet.gateway();
  const before = pet.live(gateway) ?? '';
  const { release } = signedRelease({}, undefined, pet.store());
  await pet.act(gateway, 'choose', { version: release.id });
  const visit = (of: string, index: number, quoted: boolean) => ({
    release: of,
    session_id: `s${index}`,
    seen_at: new Date(Date.now() + ahead),
    quoted_at: quoted ? new Date(Date.now() + ahead + 60_000) : null,
  });
  const rows = (of: string, count: number, share: number) =>
    Array.from({ length: count }, (_, index) => visit(of, index, index < count * share));
  await pet
    .db()
    .insertInto('release_visit')
    .values(rows(before, 400, 0.4))
    .execute();
  await pet
    .db()
    .insertInto('release_visit')
    .values(rows(release.id, 100, 0))
    .execute();
  await watchReleases(gateway.context);
  expect(pet.live(gateway)).toBe(release.id);
  ahead += 25 * 60_000;
  await watchReleases(gateway.context);
  expect(pet.live(gateway)).toBe(before);
  expect(await pet.db().selectFrom('release_withdrawal').select('fault').execute()).toEqual([
    { fault: 'no-offers' },
  ]);
  ahead += 8 * 24 * 3600_000;
  await forgetVisits(gateway.context);
  expect(await pet.db().selectFrom('release_visit').selectAll().execute()).toEqual([]);
  ahead = 0;
});

test('a release whose pages cannot be drawn is taken back', async () => {
  const gateway = await pet.gateway();
  const before = pet.live(gateway);
  const breaking = `exports.remote = { contract: 1, breaks: true, page: () => Promise.resolve({ Component: () => null }) };`;
  const { release } = signedRelease({ files: { 'server/render.cjs': breaking } }, undefined, pet.store());
  await pet.act(gateway, 'choose', { version: release.id });
  expect(pet.live(gateway)).toBe(release.id);
  await come(gateway, 6);
  await settled(gateway);
  await watchReleases(gateway.context);
  expect(pet.live(gateway)).toBe(before);
  const [row] = await pet.db().selectFrom('release_withdrawal').selectAll().execute();
  expect(row).toMatchObject({ fault: 'errored', visitors: 6, faulty: 6 });
});

test.each([
  [
    'a field that the release does not know',
    new Refusal('invalid-input', { fields: [{ field: 'x', message: 'field.unknown.error' }] }),
    'refused_at',
  ],
  ['what nobody foresaw', new TypeError('x'), 'errored_at'],
  [
    'a field filled in wrongly',
    new Refusal('invalid-input', { fields: [{ field: 'x', message: 'field.petAge.error' }] }),
    null,
  ],
  ['too many calls', new Refusal('too-many-requests'), null],
])('%s says of the release: %s', (_, error, mark) => {
  expect(markOf(error)).toBe(mark);
});

test('how fast the form was for three visitors of four stands beside its release, told by those who had it, once', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  await pet.act(gateway, 'choose', { version: release.id });
  const people = await come(gateway, 8);
  await settled(gateway);
  const tell = (visitor: Buyer, told: object) =>
    visitor.fetch('/page-load', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/pet', inp: null, ...told }),
    });
  /* the sixth of eight, counted by hand; of two presses the slower one */
  const times = [800, 2600, 1200, 900, 3100, 1500, 1000, 5200];
  for (const [at, lcp] of times.entries())
    expect((await tell(people[at] ?? gateway.buyer(), { lcp })).status).toBe(204);
  const [first] = people;
  await tell(first ?? gateway.buyer(), { lcp: 90_000 });
  for (const wrong of [{ lcp: -1 }, { lcp: 1e9 }, { lcp: 'fast' }, { lcp: 5, path: 'x'.repeat(900) }, {}])
    expect((await tell(gateway.buyer(), wrong)).status).toBe(204);
  /* who never had the page */
  await tell(gateway.buyer(), { lcp: 60_000, inp: 60_000 });
  await settled(gateway);
  const figures = async () => {
    const { body } = await (await pet.staff(gateway)).get('panel/releases');
    return body.families[0].releases.find((one: { version: string }) => one.version === release.id).visits;
  };
  expect(await figures()).toMatchObject({ visitors: 8, lcpMs: 2600, inpMs: null });
  const pressed = await come(gateway, 2);
  await settled(gateway);
  for (const [at, inp] of [120, 340].entries())
    await tell(pressed[at] ?? gateway.buyer(), { lcp: 1_000, inp });
  await settled(gateway);
  expect(await figures()).toMatchObject({ visitors: 10, lcpMs: 2600, inpMs: 340 });
  ahead = 8 * 24 * 3600_000;
  await forgetVisits(gateway.context);
  ahead = 0;
  expect(await pet.db().selectFrom('release_load').selectAll().execute()).toEqual([]);
});
