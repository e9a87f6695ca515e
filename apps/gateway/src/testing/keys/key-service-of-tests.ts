import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { straight } from '@sigorta/egress/egress';
import type { KeyServiceConfig } from '../../platform/config.ts';
import { control, type Sandbox, startSandbox } from '../purchase/outside.ts';

/** The sandbox's key service, and the settings of a gateway whose keys its key `gateway` wraps. */
export interface KeyServiceOfTests {
  sandbox: Sandbox;
  url: string;
  config: KeyServiceConfig;
  environment: NodeJS.ProcessEnv;
  /** writes another token into the file, as an agent does; none is an empty file */
  showToken: (token?: string) => void;
  /** breaks it as one of the sandbox's faults, for so many calls; `none` mends it */
  breakAs: (fault: string, times?: number) => Promise<void>;
  /** what its operator does to the key: `rotate`, `config` */
  operate: (path: string, body?: object) => Promise<void>;
  close: () => Promise<void>;
}

const token = 'sandbox-key-service-token';

export const startKeyService = async (): Promise<KeyServiceOfTests> => {
  const sandbox = await startSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'key-service-'));
  const tokenFile = join(folder, 'token');
  const url = `${sandbox.urls.main}/keys`;
  const showToken = (text = token) => writeFileSync(tokenFile, `${text}\n`);
  showToken();
  return {
    sandbox,
    url,
    config: {
      url,
      mount: 'transit',
      key: 'gateway',
      namespace: null,
      tokenFile,
      authorityFile: null,
      waitMs: 0,
      egress: straight,
    },
    environment: { KEY_SERVICE_URL: url, KEY_SERVICE_KEY: 'gateway', KEY_SERVICE_TOKEN_FILE: tokenFile },
    showToken,
    breakAs: async (fault, times) => {
      await control(sandbox, 'keys', times === undefined ? { fault } : { fault, times });
    },
    operate: async (path, body = {}) => {
      const answer = await fetch(`${url}/v1/transit/keys/${path}`, {
        method: 'POST',
        headers: { 'x-vault-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`the key service answered ${answer.status}`);
    },
    close: async () => {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
};
