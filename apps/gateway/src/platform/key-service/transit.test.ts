import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { openListedProxy } from '@sigorta/egress/testing';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeyServiceOfTests, startKeyService } from '../../testing/keys/key-service-of-tests.ts';
import type { KeyServiceConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { keyServiceAt, openKeyService } from './key-service.ts';
import { transitOf } from './transit.ts';

/* Held against the sandbox's engine, whose own test stands on the public documentation. */
let played: KeyServiceOfTests;
beforeAll(async () => {
  played = await startKeyService();
});
afterAll(() => played.close());
beforeEach(async () => {
  played.showToken();
  await played.breakAs('none');
});

const plain = Buffer.from('32 bytes that nobody else may see');
const transit = (change: Partial<KeyServiceConfig> = {}) => transitOf({ ...played.config, ...change });
const fault = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof Error && 'fault' in error ? String(error.fault) : String(error);
  }
};

test('what it encrypts it decrypts under the same context, and under no other', async () => {
  const ciphertext = await transit().encrypt('data_key 1 seal', plain);
  expect(ciphertext).toMatch(/^vault:v1:/);
  expect(await transit().decrypt('data_key 1 seal', ciphertext)).toEqual(plain);
  expect(await transit().decrypt('data_key 2 seal', ciphertext)).toBeNull();
  const at = ciphertext.length - 6;
  const changed = ciphertext.slice(0, at) + (ciphertext[at] === 'A' ? 'B' : 'A') + ciphertext.slice(at + 1);
  expect(await transit().decrypt('data_key 1 seal', changed)).toBeNull();
  expect(await transit().decrypt('data_key 1 seal', 'wrapped by somebody else')).toBeNull();
});

test('under a newer version of the key it rewraps, without the text being seen, and a closed version opens no more', async () => {
  await played.operate('turning', { derived: true });
  const turning = transit({ key: 'turning' });
  const old = await turning.encrypt('a', plain);
  await played.operate('turning/rotate');
  const renewed = (await turning.rewrap('a', old)) ?? '';
  expect(renewed).toMatch(/^vault:v2:/);
  expect(await turning.rewrap('b', old)).toBeNull();
  await played.operate('turning/config', { min_decryption_version: 2 });
  expect(await turning.decrypt('a', old)).toBeNull();
  expect(await turning.decrypt('a', renewed)).toEqual(plain);
});

test.each([
  ['sealed', 'sealed'],
  ['down', 'away'],
  ['refused', 'refused'],
  ['garbage', 'unlike'],
])('a service that is %s is told as %s, never as a text that does not open', async (broken, told) => {
  const ciphertext = await transit().encrypt('a', plain);
  await played.breakAs(broken);
  expect(await fault(transit().encrypt('a', plain))).toBe(told);
  expect(await fault(transit().decrypt('a', ciphertext))).toBe(told);
  expect(await fault(transit().rewrap('a', ciphertext))).toBe(told);
});

test('a key, a namespace, a mount and an address that are not there are told apart', async () => {
  expect(await fault(transit({ key: 'none' }).encrypt('a', plain))).toBe('no-key');
  expect(await fault(transit({ namespace: 'house' }).encrypt('a', plain))).toBe('no-key');
  expect(await fault(transit({ mount: 'elsewhere' }).encrypt('a', plain))).toBe('no-key');
  expect(await fault(transit({ url: 'http://127.0.0.1:1' }).encrypt('a', plain))).toBe('away');
});

test('the token is that of the file as it is now: one that an agent renews needs no restart', async () => {
  const kept = transit();
  played.showToken('one-that-is-over');
  expect(await fault(kept.encrypt('a', plain))).toBe('refused');
  played.showToken('');
  expect(await fault(kept.encrypt('a', plain))).toBe('no-token');
  played.showToken();
  expect(await fault(kept.encrypt('a', plain))).toBe('none');
  expect(await fault(transit({ tokenFile: '/nowhere/token' }).encrypt('a', plain))).toBe('no-token');
});

test('a start refuses a key that binds nothing, and the sentence names what to do', async () => {
  await played.operate('plain', { derived: false });
  await expect(keyServiceAt({ ...played.config, key: 'plain' }).greet()).rejects.toThrow('derived=true');
  expect(await fault(keyServiceAt(played.config).greet())).toBe('none');
});

test('a start waits for one that is sealed for as long as it may, and not for a name that is wrong', async () => {
  const opened = (change: Partial<KeyServiceConfig>, lines: string[] = []) =>
    openKeyService(
      { keyService: { ...played.config, ...change } },
      createLog('warn', { write: (line: string) => void lines.push(line) }),
    );
  await played.breakAs('sealed', 2);
  const lines: string[] = [];
  expect(await opened({ waitMs: 60_000 }, lines)).not.toBeNull();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'key-service-waited-for', code: 'sealed' },
  ]);
  await played.breakAs('sealed');
  await expect(opened({ waitMs: 0 })).rejects.toThrow(
    /^The key service named by KEY_SERVICE_URL is sealed, or down for maintenance; unseal it\. Nothing was changed\.$/,
  );
  await played.breakAs('none');
  await expect(opened({ waitMs: 600_000, key: 'none' })).rejects.toThrow('has no key of that name there');
});

const listening = async (pair: { cert: string; key: string }): Promise<Server> => {
  const server = createServer(pair, (_request, response) =>
    response.end(JSON.stringify({ data: { ciphertext: 'vault:v7:AAAA' } })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

test('over TLS its certificate has to be of the authority that is named for it', async () => {
  const [own, strange] = [ownCertificates('keys'), ownCertificates('keys')];
  const server = await listening({
    cert: readFileSync(own.certificate('keys'), 'utf8'),
    key: readFileSync(own.key('keys'), 'utf8'),
  });
  const port = (server.address() as AddressInfo).port;
  const proxy = await openListedProxy({ 'keys:8200': port, 'another:8200': port });
  const egress = { proxy: proxy.url, inside: [] };
  const asked = (host: string, authorityFile: string | null) =>
    transit({ url: `https://${host}:8200`, egress, authorityFile }).encrypt('a', plain);
  try {
    expect(await asked('keys', own.authority)).toBe('vault:v7:AAAA');
    for (const authority of [strange.authority, null])
      expect(await fault(asked('keys', authority))).toBe('certificate');
    expect(await fault(asked('another', own.authority))).toBe('certificate');
    /* as any line to the outside: through the proxy, to its list alone */
    expect(await fault(asked('unlisted', own.authority))).toBe('proxy-refused');
    expect(proxy.asked.map(({ place }) => place)).toContain('keys:8200');
  } finally {
    await proxy.close();
    server.close();
    own.remove();
    strange.remove();
  }
});
