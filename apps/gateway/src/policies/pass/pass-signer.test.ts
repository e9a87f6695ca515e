import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { passTypeOfTests, selfMadeWallet, teamOfTests } from '../../testing/self-made-wallet.ts';
import { openPassSigner } from './pass-signer.ts';

const wallet = selfMadeWallet();
afterAll(() => wallet.remove());

const open = (change: Record<string, string> = {}) =>
  openPassSigner(readConfig({ ...wallet.environment, ...change }, '/').wallet);

test('whose passes they are stands in the certificate alone, and so does their end', () => {
  const signer = open();
  expect(signer).toMatchObject({ passType: passTypeOfTests, team: teamOfTests });
  const days = ((signer?.until.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(3);
});

test('without settings there is none', () => {
  expect(openPassSigner(readConfig({}, '/').wallet)).toBeNull();
});

test.each([
  ['WALLET_CERTIFICATE_FILE', 'nothing-there.pem', 'cannot be read'],
  ['WALLET_CERTIFICATE_FILE', 'own.key', 'holds no certificate'],
  ['WALLET_CERTIFICATE_FILE', 'authority.pem', 'names no pass type (UID) and team (OU)'],
  ['WALLET_KEY_FILE', 'own.pem', 'holds no RSA key that WALLET_KEY_PASSPHRASE opens'],
  ['WALLET_KEY_FILE', 'stranger.key', 'does not belong to WALLET_CERTIFICATE_FILE'],
  ['WALLET_AUTHORITY_FILE', 'stranger.pem', 'did not issue WALLET_CERTIFICATE_FILE'],
])('%s as %s: the start says what does not fit', (name, file, why) => {
  expect(() => open({ [name]: wallet.at(file) })).toThrow(
    new StartError(`The setting ${name} names a file that ${why}.`),
  );
});

test('a key is not opened by another word, and the word is not told', () => {
  expect(() => open({ WALLET_KEY_PASSPHRASE: 'guessed' })).toThrow(/holds no RSA key/);
  expect(() => open({ WALLET_KEY_PASSPHRASE: 'guessed' })).not.toThrow(/guessed/);
});

test('one of them alone is refused', () => {
  expect(() => readConfig({ WALLET_KEY_FILE: 'own.key' }, '/')).toThrow(/together or not at all/);
});
