import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from '@sigorta/release/store/release-store';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { testKey } from '@sigorta/release/testing/signed-release';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { builtRelease } from '../built-release.ts';
import type { Buyer } from '../buyer.ts';
import { listSite } from '../listed-site.ts';
import { signInAsStaff } from '../staff.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { shownFamilies } from './shown-families.ts';

/**
 * A built site that sells pets, and for each test a database and a store of releases; its gateways end with the test.
 * @param options `clock` of its gateways; `keepsBuild`: what was built with the site can be gone back to, and the panel is a part too
 */
export function shopOfPet({ clock, keepsBuild = false }: { clock?: () => Date; keepsBuild?: boolean } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'shop-of-pet-'));
  const write = (name: string, content: string | Buffer) => {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const newest = builtRelease(write, 'aaaaaaaaaa', { 'entry.js': 'a' }, 1);
  const pet = { ...newest, family: 'pet' };
  const remotes = keepsBuild ? { pet, panel: { ...newest, family: 'panel' } } : { pet };
  const families = keepsBuild ? { pet: [{ at: '2026-06-01T09:00:00.000Z', release: pet }] } : {};
  write('site/remotes.json', JSON.stringify({ schema: 1, remotes }));
  write('releases.json', JSON.stringify({ schema: 1, families, shells: [] }));
  write('site/catalogue.json', '[]');
  write('server/render.js', shownFamilies);
  listSite(dist);

  let database: TestDatabase;
  let store: ReturnType<typeof memoryStore>;
  const running: RunningGateway[] = [];
  beforeEach(async () => {
    database = await testDatabase();
    store = memoryStore();
  });
  afterEach(async () => {
    for (const gateway of running.splice(0)) await gateway.close();
    await database.close();
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  const staff = async (gateway: RunningGateway, role: 'owner' | 'auditor' = 'owner'): Promise<Buyer> => {
    const browser = gateway.buyer();
    await signInAsStaff(gateway.context, browser, role);
    return browser;
  };
  return {
    /** what was built with the site */
    newest,
    db: () => database.db,
    store: () => store,
    gateway: async (releaseStore: ReleaseStore = store): Promise<RunningGateway> => {
      const gateway = await startGateway({
        database,
        releaseStore,
        ...(clock ? { clock } : {}),
        config: { distDir: dist, releases: { place: { folder: dist }, keys: [testKey] } },
      });
      running.push(gateway);
      return gateway;
    },
    staff,
    /** An act of staff on the family's channel: `choose`, `share`, `retire`, `difference`. */
    act: async (
      gateway: RunningGateway,
      name: string,
      request: object,
      role: 'owner' | 'auditor' = 'owner',
    ) =>
      (await staff(gateway, role)).post(`panel/releases/${name}`, {
        family: 'pet',
        reason: 'Yeni sürüm deneniyor',
        ...request,
      }),
    /** id of the release that pets are sold by; undefined once they are sold no longer */
    live: ({ context }: RunningGateway) => context.products.liveReleases().get('pet'),
    /** Whether a page that names this release may begin something. */
    begins: ({ context }: RunningGateway, release: string): Promise<boolean> =>
      context.products.begun('pet', release).then(
        () => true,
        () => false,
      ),
  };
}
