import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { families, workspaceRoot } from '@sigorta/federation/vite/workspace';
import { openStore, storePlace } from '@sigorta/release/store/open-store';
import type { ReleaseStore } from '@sigorta/release/store/release-store';
import { type BuiltRelease, buildRelease } from './build-release.ts';
import { objectionsTo } from './check-release.ts';
import { neighboursOf, publish } from './publish.ts';
import { signingKey } from './signing-key.ts';

const usage = `pnpm release <family> [--because "why a form may weigh more"] [--unseen "why nobody looks"] [--check]

  --check    builds and checks, publishes nothing
  --unseen   publishes without a look at its forms by axe in Chromium, which is refused otherwise

  RELEASE_STORE      folder of the releases (.data/releases), or s3://<bucket>/<prefix> with
                     RELEASE_STORE_ENDPOINT, _REGION, _KEY_ID and _SECRET
  RELEASE_KEY_FILE   key to sign with, ed25519 as PKCS #8 PEM; without it this machine makes its own
  RELEASE_KEY_ID     its name in the gateway's RELEASE_KEYS`;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function storeOf(environment: NodeJS.ProcessEnv, dataDir: string): ReleaseStore {
  /* an empty one counts as not set, as for the gateway */
  const set = (name: string) => environment[name] || undefined;
  const place = storePlace(
    {
      store: set('RELEASE_STORE') ?? `${dataDir}/releases`,
      endpoint: set('RELEASE_STORE_ENDPOINT'),
      region: set('RELEASE_STORE_REGION'),
      keyId: set('RELEASE_STORE_KEY_ID'),
      secret: set('RELEASE_STORE_SECRET'),
    },
    (folder) => resolve(workspaceRoot, folder),
  );
  return openStore(place, null);
}

/** Not looked at only for a reason that stands in the terminal of whoever gave it. */
async function seen(built: BuiltRelease, unseen: string | undefined): Promise<string[]> {
  if (!unseen) {
    /* what drives a browser takes a second to read */
    const { lookAtForms } = await import('./look-at-forms.ts');
    return lookAtForms(built);
  }
  console.log(`${built.id} was not looked at: ${unseen}`);
  return [];
}

/** Builds, checks, signs and publishes the release of one family. @returns the exit code; 2 for words it does not know */
export async function run(words: string[]): Promise<number> {
  const since = performance.now();
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { because: { type: 'string' }, unseen: { type: 'string' }, check: { type: 'boolean' } },
  });
  const names = families().map(({ family }) => family);
  const [family, ...more] = positionals;
  if (family === undefined || more.length > 0 || !names.includes(family)) {
    console.error(`${usage}\n\nFamilies: ${names.join(', ')}`);
    return 2;
  }
  const { DATA_DIR = '.data', RELEASE_KEY_FILE = null, RELEASE_KEY_ID = 'release' } = process.env;
  const store = storeOf(process.env, DATA_DIR);
  const built = await buildRelease(family);
  const neighbours = await neighboursOf(store, family, names);
  const server = new Map(
    Object.entries(built.document.files)
      .filter(([, { kind }]) => kind === 'server')
      .map(([name, { sha256 }]) => [name, built.blobs.get(sha256)?.toString('utf8') ?? '']),
  );
  const objections = [
    ...objectionsTo(built.document, server, neighbours, { because: values.because ?? null }),
    ...(await seen(built, values.unseen)),
  ];
  if (objections.length > 0) {
    console.error(`${built.id} is not published:\n${objections.map((one) => `- ${one}`).join('\n')}`);
    return 1;
  }
  if (values.check) {
    console.log(`${built.id} may be published (${seconds(since)})`);
    return 0;
  }
  const workshop = resolve(workspaceRoot, DATA_DIR, 'release-key');
  const key = signingKey(RELEASE_KEY_FILE, RELEASE_KEY_ID, workshop, family);
  const { files, bytes } = await publish(store, built, key, new Date());
  console.log(`${built.id}: ${files} of ${built.blobs.size} files new, ${bytes} bytes, ${seconds(since)}`);
  return 0;
}
