import { expect, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { control, post, seenUnder, started } from '../testing/started.ts';

/* What is expected stands in the public documentation of the Transit engine: openbao.org/api-docs/secret/transit and api-docs. */
const token = { 'x-vault-token': 'sandbox-key-service-token' };
const call = (sandbox: Sandbox, path: string, body: unknown = {}, headers: Record<string, string> = token) =>
  post(`${sandbox.urls.main}/keys/v1/transit/${path}`, body, headers);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const [here, there] = [base64('data_key 1 seal'), base64('data_key 2 seal')];

const encrypted = async (sandbox: Sandbox, key = 'gateway'): Promise<string> =>
  (await call(sandbox, `encrypt/${key}`, { plaintext: base64('secret'), context: here })).body.data
    .ciphertext;

test('what was encrypted names its version and opens under the same context alone', async () => {
  const sandbox = await started();
  const ciphertext = await encrypted(sandbox);
  expect(ciphertext).toMatch(/^vault:v1:[A-Za-z0-9+/]+=*$/);
  expect(await call(sandbox, 'decrypt/gateway', { ciphertext, context: here })).toEqual({
    status: 200,
    body: { data: { plaintext: base64('secret') } },
  });
  const failed = { status: 400, body: { errors: ['cipher: message authentication failed'] } };
  expect(await call(sandbox, 'decrypt/gateway', { ciphertext, context: there })).toEqual(failed);
  /* as path_rewrap.go hands it on: no fault of who asks */
  expect(await call(sandbox, 'rewrap/gateway', { ciphertext, context: there })).toEqual({
    status: 500,
    body: { errors: ['1 error occurred:\n\t* cipher: message authentication failed\n\n'] },
  });
  const without = await call(sandbox, 'decrypt/gateway', { ciphertext });
  expect([without.status, without.body.errors[0]]).toEqual([
    400,
    expect.stringMatching(/^missing 'context' for key derivation/),
  ]);
});

test('a key that was turned encrypts anew, rewraps, and opens what its policy leaves open', async () => {
  const sandbox = await started();
  const old = await encrypted(sandbox);
  expect((await call(sandbox, 'keys/gateway/rotate')).status).toBe(200);
  expect(await encrypted(sandbox)).toMatch(/^vault:v2:/);
  const { body } = await call(sandbox, 'rewrap/gateway', { ciphertext: old, context: here });
  expect(body.data).toEqual({ ciphertext: expect.stringMatching(/^vault:v2:/), key_version: 2 });
  expect((await call(sandbox, 'keys/gateway/config', { min_decryption_version: 2 })).status).toBe(200);
  const tooOld = await call(sandbox, 'decrypt/gateway', { ciphertext: old, context: here });
  expect(tooOld).toEqual({
    status: 400,
    body: { errors: ['ciphertext or signature version is disallowed by policy (too old)'] },
  });
  const fresh = { ciphertext: body.data.ciphertext, context: here };
  expect((await call(sandbox, 'decrypt/gateway', fresh)).body.data.plaintext).toBe(base64('secret'));
});

test('a key that is not derived takes a context and binds nothing to it', async () => {
  const sandbox = await started();
  await call(sandbox, 'keys/plain', { derived: false });
  const ciphertext = await encrypted(sandbox, 'plain');
  expect((await call(sandbox, 'decrypt/plain', { ciphertext, context: there })).status).toBe(200);
});

test('who shows no token, or asks for a key or a namespace that is not there, is refused', async () => {
  const sandbox = await started();
  const asked = { plaintext: base64('x'), context: here };
  const forbidden = { status: 403, body: { errors: ['permission denied'] } };
  expect(await call(sandbox, 'encrypt/gateway', asked, {})).toEqual(forbidden);
  const bearer = { authorization: `Bearer ${token['x-vault-token']}` };
  expect((await call(sandbox, 'encrypt/gateway', asked, bearer)).status).toBe(200);
  const missing = { status: 400, body: { errors: ['encryption key not found'] } };
  expect(await call(sandbox, 'encrypt/other', asked)).toEqual(missing);
  const elsewhere = { ...token, 'x-vault-namespace': 'house' };
  expect(await call(sandbox, 'encrypt/gateway', asked, elsewhere)).toEqual(missing);
});

test.each([
  ['sealed', 503, 'Vault is sealed'],
  ['refused', 403, 'permission denied'],
  ['down', 500, 'internal error'],
  ['wrong-context', 400, 'cipher: message authentication failed'],
])('broken as %s it answers %i', async (fault, status, message) => {
  const sandbox = await started();
  const ciphertext = await encrypted(sandbox);
  await control(sandbox, 'keys', { fault, times: 1 });
  const asked = { ciphertext, context: here };
  expect(await call(sandbox, 'decrypt/gateway', asked)).toEqual({ status, body: { errors: [message] } });
  expect((await call(sandbox, 'decrypt/gateway', asked)).status).toBe(200);
});

test('it answers nonsense, or nothing', async () => {
  const sandbox = await started();
  const seen = (fault: string, isSilent: boolean) =>
    seenUnder(sandbox, 'keys', fault, isSilent, (signal) =>
      fetch(`${sandbox.urls.main}/keys/v1/transit/encrypt/gateway`, {
        method: 'POST',
        headers: { ...token, 'content-type': 'application/json' },
        body: JSON.stringify({ plaintext: base64('x'), context: here }),
        signal,
      }),
    );
  expect(await seen('garbage', false)).toBe('{"data":"garbage"}');
  expect(await seen('hang', true)).toBe('no answer');
});
