import { defaultBrand } from '@sigorta/contracts/default-brand';
import { type PageDocument, registerMark } from '@sigorta/contracts/delivery';
import { expect, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import type { Side } from '../../platform/http/host-sides.ts';
import { writeDocument } from './write-document.ts';

const document: PageDocument = {
  status: 200,
  kind: 'public',
  title: '',
  description: '',
  canonicalPath: '/kasko',
  product: 'kasko',
  questions: [],
  inlineScripts: [],
  html: `<html><body><div ${registerMark}><button>Ruhsattan doldur</button></div><!--boot--></body></html>`,
  boot: { language: 'tr', brand: defaultBrand, catalogue: [], manifestUrl: '/remotes.json', remote: null },
};

const written = (vehicleUrl: string | null, side: Side = 'both'): string =>
  writeDocument(
    { config: { vehicleUrl, publicUrl: 'https://site.example' } as Config },
    {
      document,
      origin: 'https://site.example',
      language: 'tr',
      brand: defaultBrand,
      partner: { id: 'default', token: 't' } as never,
      frames: [],
      endpoint: null,
      side,
    },
    '2026-11-27',
    'nonce',
  );

test('where a register of vehicles can be asked the page says so and offers it', () => {
  const html = written('https://vehicles.example');
  expect(html).toContain('<div data-register=""><button>');
  expect(html).toContain('"findsVehicles":true');
});

test('where there is none the offer is hidden before anything is drawn', () => {
  const html = written(null);
  expect(html).toContain('<div data-register="" hidden=""><button>');
  expect(html).toContain('"findsVehicles":false');
});

test('a page says nothing of hosts unless the panel has one of its own', () => {
  expect(written(null)).not.toMatch(/shopOrigin|noPanel/);
  expect(written(null, 'panel')).toContain('"shopOrigin":"https://site.example"');
  expect(written(null, 'shop')).toContain('"noPanel":true');
});
