import { afterEach, expect, test, vi } from 'vitest';
import { readEndpoint, storage } from './storage.ts';

const boot = { endpoint: '/apiConnection', endpointOrigins: ['https://api.partner.example'] };
const origin = 'https://site.example';

function storageWith(values: Record<string, string>) {
  const kept = new Map(Object.entries(values));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['our own origin', [], '/other', 'https://site.example/other'],
  [
    'an allowed origin',
    boot.endpointOrigins,
    'https://api.partner.example/v1',
    'https://api.partner.example/v1',
  ],
])('a stored endpoint on %s is used', (_what, endpointOrigins, stored, used) => {
  storageWith({ baseEndpoint: stored });
  expect(readEndpoint({ ...boot, endpointOrigins }, origin)).toBe(used);
});

test('a brand with an endpoint of its own does not take what another brand left behind, nor another brand its', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const own = { ...boot, endpoint: 'https://api.partner.example/apiConnection' };
  storageWith({ baseEndpoint: '/apiConnection' });
  expect(readEndpoint(own, origin)).toBe(own.endpoint);
  storageWith({ baseEndpoint: own.endpoint });
  expect(readEndpoint({ endpoint: '/apiConnection', endpointOrigins: [] }, origin)).toBe('/apiConnection');
});

test.each([
  'https://evil.example/',
  'https://api.partner.example.evil.example',
  '//evil.example',
  'javascript:alert(1)',
  'http://[',
])('the stored endpoint %s is ignored with a warning', (stored) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  storageWith({ baseEndpoint: stored });
  expect(readEndpoint(boot, origin)).toBe('/apiConnection');
  expect(warn).toHaveBeenCalledOnce();
});

test('without a stored one the endpoint is that of the document', () => {
  storageWith({});
  expect(readEndpoint(boot, origin)).toBe('/apiConnection');
});

test('values live under the keys of the specification', () => {
  const kept = storageWith({});
  storage.write('smsChallenge', 'c1');
  storage.write('agentId', '42');
  expect(Object.fromEntries(kept)).toEqual({ smsVerificationCode: 'c1', bayiId: '42' });
  storage.remove('agentId');
  expect(storage.read('agentId')).toBeNull();
});

test('where storage is forbidden nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(storage.read('district')).toBeNull();
  expect(() => storage.write('district', 'Kadıköy')).not.toThrow();
});
