import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { builtSignature } from '@sigorta/release/built-site';
import { checkBuilt } from '@sigorta/release/check-built';
import { signRelease } from '@sigorta/release/signature';
import { builtFrom } from './release/built-from.ts';

const usage = `pnpm sign-site [folder]

  Signs an assembled site (dist) after a look at every file that its list names.

  RELEASE_KEY_FILE   key to sign with, ed25519 as PKCS #8 PEM; its public half stands in the gateways' RELEASE_KEYS,
                     with "site" among its families
  RELEASE_KEY_ID     its name there (release)`;

const { RELEASE_KEY_FILE, RELEASE_KEY_ID = 'release', SITE_DIST = 'dist' } = process.env;
const [folder = SITE_DIST, ...more] = process.argv.slice(2);
if (!RELEASE_KEY_FILE || more.length > 0 || folder.startsWith('-')) {
  console.error(usage);
  process.exit(2);
}
const dist = resolve(workspaceRoot, folder);
const { id: release } = await checkBuilt(dist, []);
const said = {
  schema: 1,
  release,
  kid: RELEASE_KEY_ID,
  at: new Date().toISOString(),
  builtFrom: builtFrom(),
} as const;
const signed = signRelease(said, readFileSync(RELEASE_KEY_FILE, 'utf8'));
writeFileSync(join(dist, builtSignature), JSON.stringify(signed));
console.log(`${release} is signed by ${RELEASE_KEY_ID}`);
