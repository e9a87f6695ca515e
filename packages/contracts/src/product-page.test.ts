import { expect, test } from 'vitest';
import { findProductPage } from './product-page.ts';

const pet = {
  id: 'pet',
  paths: { form: '/pati-sigortasi', offers: '/pati-teklifler', createPolicy: '/pati-police' },
  aliases: ['/paw-insurance'],
};

test.each([
  ['/pati-sigortasi', 'form'],
  ['/pati-sigortasi/', 'form'],
  ['/paw-insurance', 'form'],
  ['/pati-teklifler', 'offers'],
  ['/pati-police', 'createPolicy'],
])('%s is the %s page', (path, page) => {
  expect(findProductPage([pet], path)).toEqual({ product: pet, page });
});

test.each(['/', '/pati', '/pati-teklifler/1', ''])('%s is no product page', (path) => {
  expect(findProductPage([pet], path)).toBeNull();
});
