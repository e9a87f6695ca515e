import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newReleaseKey } from '@sigorta/release/signature';
import { root } from '../root.ts';
import type { EdgeBuyer } from './edge-client.ts';
import type { House } from './house.ts';

const family = 'pet';

interface Releasing {
  /** for the gateways' RELEASE_KEYS */
  keys: string;
  /** Builds and publishes the family as `pnpm release` does, and makes it live. @returns the release */
  makeLive: (house: House, owner: EdgeBuyer, home: string) => Promise<string>;
}

/** Who may release the family, with a key made now. */
export function releasing(): Releasing {
  const { publicKey, privateKey } = newReleaseKey();
  const kid = 'bench';
  return {
    keys: JSON.stringify([{ kid, publicKey, families: [family], notAfter: '2100-01-01T00:00:00.000Z' }]),
    makeLive: async (house, owner, home) => {
      const file = join(home, 'release.pem');
      writeFileSync(file, privateKey, { mode: 0o600 });
      /* buyers go on in this process meanwhile */
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['packages/delivery/src/release/release.mjs', family],
        {
          cwd: root,
          env: {
            ...process.env,
            RELEASE_STORE: house.volume('releases'),
            RELEASE_KEY_FILE: file,
            RELEASE_KEY_ID: kid,
          },
        },
      );
      const version = /pet@[0-9a-f]{16}/.exec(stdout)?.[0] ?? '';
      const reason = 'Yeni sürüm yayına alındı';
      const { body } = await owner.post('panel/releases/choose', { family, version, reason });
      if (body.live !== version) throw new Error(`the release is not live: ${JSON.stringify(body)}`);
      return version;
    },
  };
}
