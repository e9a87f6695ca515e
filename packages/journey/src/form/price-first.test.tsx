// @vitest-environment happy-dom

import { defaultBrand } from '@sigorta/contracts/default-brand';
import { livePrice } from '@sigorta/contracts/operations/live-price';
import { type QuoteEvent, quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import type { Product } from '@sigorta/product-kit/product';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleLiveAnswer } from '../testing/sample-live-answer.ts';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { FormPage } from './FormPage.tsx';
import { forgetValues, keepValues, keptValues } from './kept-values.ts';

const [trip] = sampleProduct.steps;
if (trip?.kind !== 'fields') throw new Error('a step of fields was expected');

/** Priced by destination and age; names, ids and ways to reach somebody come later. */
const product: Product = {
  ...sampleProduct,
  paths: { ...sampleProduct.paths, particulars: '/deneme-kisiler' },
  steps: [
    { ...trip, fields: trip.fields.filter(({ name }) => name === 'region') },
    ...sampleProduct.steps.slice(1),
  ],
  insured: { min: 1, max: 3, fields: [firstName(), birthDate(), ...idOrPassport()] },
  consents: [{ id: 'accuracy', at: 'form', required: true }],
};
const { quote } = sampleOfferDetail();
const lines: QuoteEvent[] = [
  { type: 'quote', sequence: 0, quote, insurers: [] },
  { type: 'done', sequence: 1, offers: 0, failures: 0 },
];

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
});

async function show(asksAllFirst = false) {
  const gateway = fakeGateway();
  gateway.answerLines(quoteCreate, lines);
  gateway.answer(livePrice, sampleLiveAnswer([94_921]));
  const page = await renderJourney(<FormPage />, {
    gateway,
    page: 'form',
    product,
    ...(asksAllFirst && { boot: { brand: { ...defaultBrand, asksAllFirst: true as const } } }),
  });
  const press = async (name: string) => page.user.click(await page.findByRole('button', { name }));
  return { gateway, page, press };
}

test('the price is asked for with few answers, and nobody’s name', async () => {
  const { gateway, page, press } = await show();
  await page.user.click(page.getByLabelText('Avrupa'));
  expect(page.getByText('1 / 2')).toBeTruthy();
  await press('Devam et');
  await page.findByLabelText('Doğum tarihi');
  for (const label of ['Ad', 'T.C. kimlik numarası', 'E-posta', 'Telefon'])
    expect(page.queryByLabelText(label), label).toBeNull();
  expect(page.queryByRole('checkbox')).toBeNull();
  fill(page, { 'Doğum tarihi': '05/07/1990' });
  await press('Teklifleri göster');
  await expect.poll(page.place).toBe(`/deneme-teklifler?sorgu=${quote.quoteId}`);
  expect(gateway.calls(quoteCreate)).toEqual([
    {
      product: 'sample-trip',
      language: 'tr',
      phase: 'price',
      application: { bolge: 'avrupa', sigortalilar: [{ dogumTarihi: '1990-07-05' }] },
      consents: [],
    },
  ]);
});

test('who was named already stays here, and is not sent with the price', async () => {
  const person = {
    firstName: 'Defne',
    birthDate: '1990-07-05',
    idKind: 'nationalId',
    nationalId: '72243755252',
  };
  const values = { region: 'europe', phone: '+905321112233', email: 'defne@ornek.com', insured: [person] };
  keepValues(product.id, { values, reached: 1 });
  const { gateway, page, press } = await show();
  await press('Teklifleri göster');
  await expect.poll(page.place).toContain('/deneme-teklifler');
  expect(JSON.stringify([gateway.calls(quoteCreate), gateway.calls(livePrice)])).not.toMatch(
    /Defne|72243755252|5321112233|ornek/,
  );
  expect(keptValues(product.id)?.values).toMatchObject(values);
});

test('whoever is taken out takes along what was typed of them', async () => {
  const insured = [
    { firstName: 'Defne', birthDate: '1990-07-05' },
    { firstName: 'Daniel', birthDate: '1988-01-02' },
  ];
  keepValues(product.id, { values: { region: 'europe', insured }, reached: 1 });
  const { gateway, page, press } = await show();
  await page.user.click(page.getByRole('button', { name: /^Çıkar: Defne/ }));
  await press('Teklifleri göster');
  await expect.poll(page.place).toContain('/deneme-teklifler');
  expect(gateway.calls(quoteCreate)).toMatchObject([
    { application: { sigortalilar: [{ dogumTarihi: '1988-01-02' }] } },
  ]);
  await expect
    .poll(() => keptValues(product.id)?.values.insured?.map((person) => person.firstName))
    .toEqual(['Daniel']);
});

test('the ticket tells the ages, and that the price comes first', async () => {
  keepValues(product.id, {
    values: { region: 'europe', insured: [{ birthDate: '1990-07-05' }, { birthDate: '' }] },
    reached: 1,
  });
  const { page } = await show();
  const ticket = await page.findByRole('complementary', { name: 'Özet' });
  expect(ticket.textContent).toContain('1. kişi36 yaş');
  expect(ticket.textContent).not.toContain('2. kişi');
  expect(ticket.textContent).toContain('Önce fiyat');
});

test('a partner who wants everything asked first has the whole form', async () => {
  const { page, press } = await show(true);
  await page.user.click(page.getByLabelText('Avrupa'));
  expect(page.getByText('1 / 3')).toBeTruthy();
  await press('Devam et');
  await page.findByLabelText('Ad');
  expect(page.queryByText('Kişiler', { selector: 'nav *' })).toBeNull();
});

test('a form of a price that comes back speaks of no ids, which it never asked for; the whole form does', async () => {
  const note = 'Kimlik ve pasaport numaraları ile sağlık yanıtları saklanmaz; onları yeniden yazın.';
  for (const [asksAllFirst, told] of [
    [false, 0],
    [true, 1],
  ] as const) {
    sessionStorage.clear();
    forgetValues(product.id);
    const first = await show(asksAllFirst);
    await first.page.user.click(first.page.getByLabelText('Avrupa'));
    await expect.poll(() => sessionStorage.length).toBeGreaterThan(0);
    first.page.unmount();
    forgetValues(product.id);
    const { page } = await show(asksAllFirst);
    await page.findByText('Yarım kalan bilgilerinizi geri getirdik.');
    expect(page.queryAllByText(note)).toHaveLength(told);
    page.unmount();
  }
});
