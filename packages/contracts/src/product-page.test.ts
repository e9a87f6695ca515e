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

test.each(['/pati-sigortasi', '/paw-insurance'])('%s is no page where pets are not insured', (path) => {
  expect(findProductPage([{ ...pet, notOffered: true as const }], path)).toBeNull();
});

test.each([
  ['/pati-teklifler', 'offers'],
  ['/pati-police', 'createPolicy'],
])('%s stays the %s page of what was asked for before', (path, page) => {
  expect(findProductPage([{ ...pet, notOffered: true as const }], path)?.page).toBe(page);
});

test.each(['/', '/pati', '/pati-teklifler/1', ''])('%s is no product page', (path) => {
  expect(findProductPage([pet], path)).toBeNull();
});
