// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Application } from '@sigorta/product-kit/field';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate, region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { expect, test } from 'vitest';
import { InForm } from '../../testing/InForm.tsx';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { FormTicket } from './FormTicket.tsx';

const product: Product = {
  ...sampleProduct,
  steps: [
    { id: 'trip', kind: 'fields', fields: [region(), beginDate(), endDate()] },
    { id: 'insured', kind: 'insured' },
  ],
  insured: { min: 1, max: 20, fields: [firstName(), birthDate()] },
  summary: ['region', 'beginDate', 'endDate'],
};

async function show(values: object, own: Partial<Product> = {}) {
  const page = await renderJourney(
    <InForm values={values as Partial<Application>}>
      <FormTicket />
    </InForm>,
    { gateway: fakeGateway(), page: 'form', product: { ...product, ...own } },
  );
  return { page, words: () => page.container.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '' };
}

test('before anything is answered the summary says that it will fill', async () => {
  const { words } = await show({});
  expect(words()).toContain('Yanıtladıkça burada özetlenir.');
  expect(words()).toContain('Teklif almak ücretsizdir.');
});

test('answers of the summary stand in words, days are counted with both ends', async () => {
  const { words } = await show({ region: 'europe', beginDate: '2026-12-01', endDate: '2026-12-10' });
  expect(words()).toContain('BölgeAvrupa');
  expect(words()).toContain('Süre10 gün');
  expect(words()).not.toContain('Yanıtladıkça');
});

test('a person stands with name and age; without a birth date something is missing', async () => {
  const insured = [
    { firstName: 'Defne', birthDate: '1990-07-05' },
    { firstName: 'Deniz', birthDate: '' },
    {},
  ];
  const { words } = await show({ insured });
  await expect.poll(words).toContain('Defne36 yaş');
  expect(words()).toContain('Denizeksik');
});

test('nothing is missing of a person whose age is not asked', async () => {
  const { words } = await show(
    { insured: [{ firstName: 'Zeynep' }] },
    { insured: { min: 1, max: 1, fields: [firstName()] } },
  );
  expect(words()).toContain('Zeynep');
  expect(words()).not.toContain('eksik');
});

test('many persons are counted instead of named', async () => {
  const insured = Array.from({ length: 12 }, () => ({ firstName: 'Defne', birthDate: '1990-07-05' }));
  const { words } = await show({ insured });
  expect(words()).toContain('12 kişi');
  expect(words()).not.toContain('Defne');
});

test('a request says that a call comes first', async () => {
  const { words } = await show({}, { paths: { form: '/deneme' } });
  expect(words()).toContain('Talep ücretsizdir.');
});
