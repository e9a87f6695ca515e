import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { PageDocument } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { type BuiltRelease, buildRelease } from '@sigorta/delivery/release/build-release';
import { publish } from '@sigorta/delivery/release/publish';
import { languages } from '@sigorta/i18n/language';
import { canonicalBytes } from '@sigorta/release/canonical';
import { openFamily, publicFolder } from '@sigorta/release/open-family';
import { readRelease } from '@sigorta/release/read-release';
import type { ReleasedSite, ReleasedSiteModule } from '@sigorta/release/released-site';
import { newReleaseKey } from '@sigorta/release/signature';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { root } from './root.ts';

/*
 * `pnpm --filter bench released-alone [families]`: each family is built twice, published, opened and rendered by the assembled
 * site (`pnpm build` before). Printed: whether both builds are the same release, how long each step takes, and how many
 * of its documents, in four languages and two brands, are to the byte what the one build of everything wrote.
 */
const dist = join(root, 'dist');
const other: Brand = { ...defaultBrand, name: 'Kaya Acentelik', title: 'Kaya', colour: '#8a1c4a' };
const pair = newReleaseKey();
const trust = (family: string) => ({
  keys: [
    { kid: 'bench', publicKey: pair.publicKey, families: [family], notAfter: '2100-01-01T00:00:00.000Z' },
  ],
  now: new Date(),
});

const timed = async <Value>(work: Promise<Value>): Promise<[Value, number]> => {
  const since = performance.now();
  return [await work, Math.round(performance.now() - since)];
};

/** All of a document but where its family's files lie, which is the one thing that may differ. */
const textOf = ({ boot, ...document }: PageDocument, base: string, entry: string, family: string): string =>
  /* a release keeps its keys in the alphabet's order, which says nothing */
  canonicalBytes({ ...document, brand: boot.brand, cards: boot.catalogue })
    .toString()
    .replaceAll(base, publicFolder(family))
    .replaceAll('remoteEntry.js', entry);

/** Every address of a family in every language and two brands. */
const addressesOf = ({ document }: BuiltRelease) =>
  document.catalogue
    .flatMap(({ paths, aliases }) => [...Object.values(paths), ...aliases])
    .flatMap((path) => languages.map((language) => ({ path, language })))
    .flatMap((at) => [defaultBrand, other].map((brand) => ({ ...at, brand })));

async function compare(
  site: ReleasedSite,
  alone: ReleasedSite,
  built: BuiltRelease,
): Promise<[number, number]> {
  const { family, browser } = built.document;
  const base = site.releases.remotes[family]?.base ?? '';
  let same = 0;
  const addresses = addressesOf(built);
  for (const at of addresses) {
    const [whole, own] = await Promise.all([site.page(at), alone.page(at)]);
    const expected = textOf(whole, base, browser.entry, family);
    if (expected === textOf(own, publicFolder(family), browser.entry, family)) same += 1;
  }
  return [same, addresses.length - same];
}

const { openSite, shared } = (await import(
  pathToFileURL(join(dist, 'server/render.js')).href
)) as ReleasedSiteModule;
const site = await openSite({ dist });
const asked = process.argv.slice(2);
const families = asked.length > 0 ? asked : [...new Set(site.catalogue.map(({ family }) => family))];
for (const family of families) {
  const [built, buildMs] = await timed(buildRelease(family));
  const again = await buildRelease(family);
  const store = memoryStore();
  await publish(store, built, { kid: 'bench', privateKey: pair.privateKey }, new Date());
  const opening = readRelease(store, built.id, trust(family)).then((release) =>
    openFamily(store, release, shared),
  );
  const [opened, openMs] = await timed(opening);
  const [alone, drawMs] = await timed(site.with([opened]));
  const [same, differs] = await compare(site, alone, built);
  const repeats = again.id === built.id ? 'the same' : `and ANOTHER, ${again.id}`;
  if (differs > 0 || again.id !== built.id) process.exitCode = 1;
  console.log(
    `${built.id}: built twice ${repeats}, ${Object.keys(built.files).length} files; build ${buildMs} ms, read and evaluated ` +
      `${openMs} ms, documents ${drawMs} ms; ${same} documents the same, ${differs} differ`,
  );
}
