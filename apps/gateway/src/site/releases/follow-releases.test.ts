import type { ReleaseManifest } from '@sigorta/contracts/release';
import { legalHashes } from '@sigorta/legal/documents/hashes';
import { keptStore } from '@sigorta/release/store/kept-store';
import { blobName } from '@sigorta/release/store/release-store';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { signedRelease } from '@sigorta/release/testing/signed-release';
import { expect, test } from 'vitest';
import { shopOfPet } from '../../testing/releases/shop-of-pet.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import type { RunningGateway } from '../../testing/start-gateway.ts';
import { followReleases } from './follow-releases.ts';

const pet = shopOfPet();
const choose = (gateway: RunningGateway, version: string | null) => pet.act(gateway, 'choose', { version });
const shown = async (gateway: RunningGateway) => {
  const page = await gateway.buyer().fetch('/', { headers: { 'accept-language': 'tr' } });
  const manifest = (await (await gateway.buyer().fetch('/remotes.json')).json()) as ReleaseManifest;
  return {
    page: /<main>(.*?)<\/main>/.exec(await page.text())?.[1],
    manifest: manifest.remotes.pet?.base,
    declared: pet.live(gateway),
  };
};
const whole = (id: string) => ({ page: id, manifest: '/remotes/pet/', declared: id });
const ofTheHouse = (gateway: RunningGateway) => ({
  page: '',
  manifest: pet.newest.base,
  declared: pet.live(gateway),
});

test('a release that is made live turns page, manifest and declaration together, without a restart, and back', async () => {
  const gateway = await pet.gateway();
  const before = ofTheHouse(gateway);
  const { release } = signedRelease({}, undefined, pet.store());
  expect(await shown(gateway)).toEqual(before);
  const { body } = await choose(gateway, release.id);
  expect(body).toMatchObject({
    live: release.id,
    releases: [{ version: release.id, alone: true, refused: null }],
  });
  expect(await shown(gateway)).toEqual(whole(release.id));
  expect((await choose(gateway, null)).body).toMatchObject({ live: pet.newest.version, chosenAt: null });
  expect(await shown(gateway)).toEqual(before);
});

test('another gateway follows, and one that starts later begins there', async () => {
  const [first, second] = [await pet.gateway(), await pet.gateway()];
  const { release } = signedRelease({}, undefined, pet.store());
  await choose(first, release.id);
  await followReleases(second.context);
  expect(await shown(second)).toEqual(whole(release.id));
  const third = await pet.gateway();
  await followReleases(third.context);
  expect(await shown(third)).toEqual(whole(release.id));
});

test('while the store is away a live release goes on, also in a gateway that starts again beside what it kept', async () => {
  const far = pet.store();
  let isAway = false;
  const reach = <Answer>(answer: Promise<Answer>) =>
    isAway ? Promise.reject<Answer>(new Error('away')) : answer;
  const remote = {
    get: (name: string) => reach(far.get(name)),
    has: (name: string) => reach(far.has(name)),
    put: far.put,
    clear: far.clear,
    list: (prefix: string) => reach(far.list(prefix)),
  };
  const near = memoryStore();
  const kept = keptStore(remote, near);
  const gateway = await pet.gateway(kept);
  const { release } = signedRelease({}, undefined, far);
  await choose(gateway, release.id);
  isAway = true;
  const served = async (at: RunningGateway) => ({
    shown: await shown(at),
    files: await Promise.all(
      ['entry-1.js', 'form-1.js', 'form-1.css', 'form-2.js'].map(
        async (name) => (await at.buyer().fetch(`/remotes/pet/${name}`)).status,
      ),
    ),
    ready: (await at.buyer().fetch('/readyz')).status,
  });
  const asBefore = { shown: whole(release.id), files: [200, 200, 200, 404], ready: 200 };
  await followReleases(gateway.context);
  expect(await served(gateway)).toEqual(asBefore);
  const again = await pet.gateway(kept);
  await followReleases(again.context);
  expect(await served(again)).toEqual(asBefore);
});

test('a gateway gives out files of releases that it never showed, by their kept names, and no others', async () => {
  const gateway = await pet.gateway();
  signedRelease({}, undefined, pet.store());
  const text = async (name: string) => {
    const answer = await gateway.buyer().fetch(`/remotes/pet/${name}`);
    return [
      answer.status,
      answer.headers.get('cache-control'),
      answer.status === 200 ? await answer.text() : '',
    ];
  };
  const immutable = 'public, max-age=31536000, immutable';
  expect(await text('form-1.css')).toEqual([200, immutable, '.a{color:red}']);
  expect(await text('form-1.js')).toEqual([200, immutable, 'export const form = 1;']);
  expect(await text('~r1/form-1.js')).toEqual([200, 'no-store', 'export const form = 1;']);
  for (const name of ['form-2.js', 'server/render.cjs', 'render.cjs', '..%2Fserver%2Frender.cjs'])
    expect([name, (await text(name))[0]]).toEqual([name, 404]);
});

test('a file changed in the store is not given out and staff see the release as changed, also after it was read', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  const sumOf = (name: string) => release.document.files[name]?.sha256 ?? '';
  const status = async (name: string) => (await gateway.buyer().fetch(`/remotes/pet/${name}`)).status;
  const change = (name: string) => pet.store().held.set(blobName(sumOf(name)), Buffer.from('evil()'));
  const health = async () => {
    const browser = gateway.buyer();
    await signInAsStaff(gateway.context, browser, 'auditor');
    return (await browser.get('panel/releases')).body.families[0].releases[0].health;
  };
  change('form-1.js');
  expect([await status('form-1.js'), await status('form-1.css')]).toEqual([404, 200]);
  pet.store().held.set(blobName(sumOf('form-1.js')), Buffer.from('export const form = 1;'));
  expect(await status('form-1.js')).toBe(200);
  change('form-1.css');
  expect(await health()).toBe('changed');
});

test('an address that names no family of the house never reaches the store', async () => {
  const gateway = await pet.gateway();
  const asked: string[] = [];
  const list = pet.store().list.bind(pet.store());
  pet.store().list = async (prefix) => {
    asked.push(prefix);
    return list(prefix);
  };
  const status = async (family: string) =>
    (await gateway.buyer().fetch(`/remotes/${family}/form-1.js`)).status;
  expect([await status('nobody'), await status('pet')]).toEqual([404, 404]);
  expect(asked.filter((prefix) => prefix.includes('nobody'))).toEqual([]);
  expect(asked.some((prefix) => prefix.includes('pet'))).toBe(true);
});

test('a release that brings a new category can be given to partners at once, and its number stays', async () => {
  const gateway = await pet.gateway();
  const { release } = signedRelease({}, undefined, pet.store());
  const names = async () =>
    (await pet.db().selectFrom('category').selectAll().orderBy('id').execute()).map((row) => [
      row.id,
      row.kategori_ismi,
    ]);
  const before = await names();
  expect(before.some(([, name]) => name === 'Pet')).toBe(false);
  await choose(gateway, release.id);
  const after = await names();
  expect(after).toEqual([...before, [before.length + 1, 'Pet']]);
  const second = await pet.gateway();
  await followReleases(second.context);
  await choose(gateway, null);
  expect(await names()).toEqual(after);
});

/** Puts the row as another replica would have: nobody looked before. */
const chosenElsewhere = async (version: string) => {
  const row = { family: 'pet', version, chosen_at: new Date() };
  await pet.db().insertInto('release_choice').values(row).execute();
};

test.each<[string, Parameters<typeof signedRelease>[0], string]>([
  ['code that throws', { files: { 'server/products.cjs': 'throw new Error("x")' } }, 'broken'],
  [
    'pages that throw',
    {
      files: {
        'server/render.cjs': 'exports.remote = { contract: 1, page: () => { throw new Error("x"); } };',
      },
    },
    'broken',
  ],
  [
    'another contract',
    { document: { contracts: { runtime: { from: 7, to: 7 }, declaration: { from: 1, to: 1 } } } },
    'wrong-contract',
  ],
  [
    'pages of another contract',
    { files: { 'server/render.cjs': 'exports.remote = { contract: 7 };' } },
    'wrong-contract',
  ],
  [
    'other legal texts than are in force',
    {
      document: {
        wordings: { 'express-consent': { ...legalHashes['express-consent'], ar: '0'.repeat(64) } },
      },
    },
    'wrong-wording',
  ],
  [
    'a legal text that nobody knows any more',
    { document: { wordings: { 'old-consent': { tr: '0'.repeat(64) } } } },
    'wrong-wording',
  ],
])('%s: page and declaration stay as they were, and staff read why', async (_, change, fault) => {
  const gateway = await pet.gateway();
  const before = ofTheHouse(gateway);
  const { release } = signedRelease(change, undefined, pet.store());
  await chosenElsewhere(release.id);
  await followReleases(gateway.context);
  expect(await shown(gateway)).toEqual(before);
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, 'auditor');
  const { body } = await browser.get('panel/releases');
  expect(body.families[0]).toMatchObject({
    live: pet.newest.version,
    releases: [{ version: release.id, refused: fault }],
  });
});

test('a release whose legal texts are those in force goes live', async () => {
  const gateway = await pet.gateway();
  const wordings = { 'express-consent': { ...legalHashes['express-consent'] } };
  const { release } = signedRelease({ document: { wordings } }, undefined, pet.store());
  await choose(gateway, release.id);
  expect(await shown(gateway)).toEqual(whole(release.id));
});

test('one changed byte, a missing file or a signature of somebody else is not shown', async () => {
  const gateway = await pet.gateway();
  const before = ofTheHouse(gateway);
  const { release } = signedRelease({}, undefined, pet.store());
  const sum = release.document.files['server/render.cjs']?.sha256 ?? '';
  pet.store().held.set(blobName(sum), Buffer.from('exports.remote = { contract: 1, page: () => evil() };'));
  await chosenElsewhere(release.id);
  await followReleases(gateway.context);
  expect(await shown(gateway)).toEqual(before);
  expect((await choose(gateway, release.id)).body).toMatchObject({ code: 'invalid-input' });
});

test('a release that claims the id and place of another product is not shown', async () => {
  const gateway = await pet.gateway();
  const before = ofTheHouse(gateway);
  const { release } = signedRelease(
    {
      files: {
        'server/products.cjs': `exports.modules = [{
          declared: { product: { id: 'dask', family: 'pet', order: 14, paths: { form: '/dask' }, steps: [], insured: { fields: [] }, consents: [], card: {} } },
          texts: (language) => Promise.resolve({ [language]: {} }), faq: () => Promise.resolve({ faq: [] }),
        }];`,
      },
    },
    undefined,
    pet.store(),
  );
  await chosenElsewhere(release.id);
  await followReleases(gateway.context);
  expect(await shown(gateway)).toEqual(before);
});

test('the last of three choices is what stands, whatever came between', async () => {
  const gateway = await pet.gateway();
  const [a, b] = ['a', 'b'].map((mark) =>
    signedRelease(
      { files: { 'form-1.css': `.${mark}{}` } },
      `2026-11-22T12:00:0${mark === 'a' ? 1 : 2}.000Z`,
      pet.store(),
    ),
  );
  for (const one of [a, b, a]) await choose(gateway, one?.release.id ?? '');
  expect(await shown(gateway)).toEqual(whole(a?.release.id ?? ''));
});
