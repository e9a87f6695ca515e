import { copyFileSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCertificate } from './own-certificate.ts';
import { ownCertificates } from './testing.ts';

const own = ownCertificates('service');
const strangers = ownCertificates('service');
const files = { certificateFile: own.certificate('service'), keyFile: own.key('service') };
const certificate = openCertificate(files);
const server = createServer(certificate.options.https ?? {}, (_request, response) => response.end('hello'));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  own.remove();
  strangers.remove();
});

/** What a caller who trusts an authority is answered, and the serial number of the certificate it saw. */
const ask = (ca: string, more: object = {}): Promise<{ text: string; serial: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, ca, agent: false, ...more }, async (answer) => {
      const { serialNumber } = (answer.socket as import('node:tls').TLSSocket).getPeerCertificate();
      let text = '';
      for await (const part of answer) text += part;
      resolve({ text, serial: serialNumber });
    }).on('error', reject);
  });

test('whoever trusts the authority is answered, and nobody else asks on', async () => {
  expect((await ask(own.ca)).text).toBe('hello');
  await expect(ask(strangers.ca)).rejects.toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
  await expect(ask(own.ca, { servername: 'other.example' })).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('nothing older than TLS 1.2 is spoken', async () => {
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
  await expect(ask(own.ca, old)).rejects.toThrow('alert protocol version');
  expect((await ask(own.ca, { maxVersion: 'TLSv1.2' })).text).toBe('hello');
});

test('new files are taken while it listens, halves of two pairs are not', async () => {
  const before = await ask(own.ca);
  expect(certificate.reread([server])).toBe('same');
  copyFileSync(strangers.certificate('service'), files.certificateFile);
  expect(certificate.reread([server])).toBe('unfit');
  expect((await ask(own.ca)).serial).toBe(before.serial);
  own.renew('service');
  expect(certificate.reread([server])).toBe('taken');
  const after = await ask(own.ca);
  expect(after.text).toBe('hello');
  expect(after.serial).not.toBe(before.serial);
});

test('a start without the files, or with two that do not belong together, says so in one sentence', () => {
  expect(() => openCertificate({ ...files, keyFile: '/nowhere' })).toThrow(
    /cannot be served together \(ENOENT\)\.$/,
  );
  expect(() => openCertificate({ ...files, keyFile: strangers.key('service') })).toThrow(
    'cannot be served together',
  );
  writeFileSync(files.certificateFile, 'no certificate');
  expect(() => openCertificate(files)).toThrow('cannot be served together');
});

test('without files http is spoken', () => {
  expect(openCertificate(null).options).toEqual({});
});
