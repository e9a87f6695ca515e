import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { dataKeys } from './data-keys.ts';
import { sealBytes, unsealBytes } from './seal.ts';
import { openApplication, sealApplication } from './sealed-application.ts';

const shared = Buffer.alloc(32, 1);
const keys = dataKeys('k'.repeat(32), null, shared);
const application = {
  beginDate: '2026-12-01',
  insured: [
    { nationalId: '10000000146', firstName: 'Ayşe' },
    { nationalId: '', firstName: 'Can' },
  ],
};
const sealed = sealApplication(keys[0], testProduct, 'quote-1', application);

test('only what is sensitive is sealed, each time anew, and it opens again', () => {
  expect(JSON.stringify(sealed)).not.toContain('10000000146');
  expect(sealed).toMatchObject({
    beginDate: '2026-12-01',
    insured: [{ firstName: 'Ayşe' }, { nationalId: '' }],
  });
  expect(sealApplication(keys[0], testProduct, 'quote-1', application)).not.toEqual(sealed);
  expect(openApplication(keys, testProduct, 'quote-1', sealed)).toEqual(application);
});

test.each([
  ['in another row', keys, 'quote-2', sealed],
  ['under another key', dataKeys('x'.repeat(32), null, shared), 'quote-1', sealed],
  [
    'with a letter changed',
    keys,
    'quote-1',
    {
      insured: sealed.insured?.map((person) => ({
        ...person,
        nationalId: String(person.nationalId).replace(/.(?=.{6}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      })),
    },
  ],
] as const)('it does not open %s', (_, ring, row, stored) => {
  expect(() => openApplication(ring, testProduct, row, stored as typeof sealed)).toThrow(/does not open/);
});

test('the key of the data folder is made once, for our eyes only, and still opens after SECRET_KEY is set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-keys-'));
  try {
    const [first] = dataKeys(null, folder, shared);
    expect(dataKeys(null, folder, shared)[0]).toEqual(first);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    const later = dataKeys('k'.repeat(32), folder, shared);
    expect(later[0]).not.toEqual(first);
    const old = sealApplication(first, testProduct, 'q', application);
    expect(openApplication(later, testProduct, 'q', old)).toEqual(application);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file is sealed like a value: it opens in its own row only, and one of before sealing comes out as it lies', () => {
  const pdf = Buffer.from('%PDF-1.7 PB4471902 \u0000\u00ff', 'latin1');
  const stored = sealBytes(keys[0], 'document-1', pdf);
  expect(stored.includes('PB4471902')).toBe(false);
  expect(unsealBytes(keys, 'document-1', new Uint8Array(stored))).toEqual(pdf);
  expect(() => unsealBytes(keys, 'document-2', stored)).toThrow(/does not open/);
  const cut = stored.subarray(0, stored.length - 1);
  expect(() => unsealBytes(keys, 'document-1', cut)).toThrow(/does not open/);
  expect(unsealBytes(keys, 'document-1', pdf)).toEqual(pdf);
});
