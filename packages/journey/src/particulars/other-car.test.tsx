// @vitest-environment happy-dom
import type { Offer } from '@sigorta/contracts/offer';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { offerFirm } from '@sigorta/contracts/operations/offer-firm';
import { quoteComplete } from '@sigorta/contracts/operations/quote-complete';
import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { beforeEach, expect, test } from 'vitest';
import { keepValues } from '../form/kept-values.ts';
import { forgetAsked, noteAsked } from '../form/register/asked-cars.ts';
import { noteFilled } from '../form/register/filled.ts';
import { fill } from '../testing/fill.ts';
import { beginAnew } from '../testing/registration.tsx';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleCar } from '../testing/sample-car.ts';
import { offerId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { ParticularsPage } from './ParticularsPage.tsx';

const { offer: sample, quote: whole } = sampleOfferDetail();
const priced = { modelYear: '2023', usage: 'commercial', noClaimsStep: '6' };
const car = { plate: '34 ELF 728', licenceSerial: 'AB 123456', makeAndModel: 'Fiat Egea 1.4', ...priced };
const quote: QuoteSummary = {
  ...whole,
  insuredNames: [],
  details: { modelYear: 2023, usage: 'commercial', noClaimsStep: 6 },
  awaitsRest: true,
};
const { people: _people, awaitsRest: _rest, ...completed } = quote;
const kept: Offer = { ...sample, standing: 'kept' };

/** The page after the offers of a car that the register was asked for, or that was filled in by hand. */
async function show({ values = car, isFound = true } = {}) {
  if (isFound)
    noteFilled(sampleCar.id, {
      said: { makeAndModel: 'Fiat Egea 1.4', ...priced },
      key: { plate: '34ELF728', documentSerial: 'AB123456' },
    });
  keepValues(sampleCar.id, { values, reached: 1 });
  noteAsked(sampleCar, values);
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail({ offer: kept, quote }));
  gateway.answer(quoteComplete, completed as QuoteSummary);
  gateway.answer(offerFirm, { result: 'firm', offer: { ...sample, standing: 'firm' } });
  const page = await renderJourney(<ParticularsPage />, {
    gateway,
    page: 'particulars',
    product: { ...sampleCar, consents: [] },
    path: `/deneme-kisiler?teklif=${offerId}`,
  });
  await page.findByLabelText('Plaka');
  const proceed = async () => page.user.click(await page.findByRole('button', { name: 'Ödemeye geç' }));
  return { page, gateway, proceed };
}

beforeEach(beginAnew);

test('the car that the register was asked for is bought at its price', async () => {
  const { gateway, proceed } = await show();
  await proceed();
  await expect.poll(() => gateway.calls(quoteComplete).length).toBe(1);
});

test.each([
  ['plate', { Plaka: '06 ABC 123' }],
  ['document', { 'Ruhsat seri numarası': 'CD 654321' }],
])('a price that rests on the register’s word insures no car of another %s', async (_what, other) => {
  const { page, gateway, proceed } = await show();
  fill(page, other);
  await proceed();
  const told = await page.findByText('Gördüğünüz fiyat başka bir aracın');
  expect(gateway.calls(quoteComplete)).toEqual([]);
  const [name = ''] = Object.keys(other);
  expect(page.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
  expect(page.getByRole('link', { name: 'Fiyatları yeniden iste' }).getAttribute('href')).toBe('/deneme');

  /* the first one again, and it goes on */
  fill(page, { Plaka: '34 elf 728', 'Ruhsat seri numarası': 'ab123456' });
  await proceed();
  await expect.poll(() => gateway.calls(quoteComplete).length).toBe(1);
  expect(told.isConnected).toBe(false);
});

test('a car that was filled in by hand takes whatever plate it has', async () => {
  const { page, gateway, proceed } = await show({
    isFound: false,
    values: { ...car, plate: '', licenceSerial: '' },
  });
  fill(page, { Plaka: '06 ABC 123', 'Ruhsat seri numarası': 'CD 654321' });
  await proceed();
  await expect.poll(() => gateway.calls(quoteComplete).length).toBe(1);
});

test('who answered everything of the price by hand since is not held to the register’s car', async () => {
  noteFilled(sampleCar.id, {
    said: { modelYear: '2019', usage: 'private', noClaimsStep: '2' },
    key: { plate: '34ELF728', documentSerial: 'AB123456' },
  });
  const { page, gateway, proceed } = await show({ isFound: false });
  fill(page, { Plaka: '06 ABC 123' });
  await proceed();
  await expect.poll(() => gateway.calls(quoteComplete).length).toBe(1);
});

test('prices that were asked for another plate, with its mark read, hold for that one', async () => {
  const other = { ...car, plate: '06 ABC 123' };
  const { gateway, proceed } = await show({ values: other });
  await proceed();
  await expect.poll(() => gateway.calls(quoteComplete).length).toBe(1);
});

test('the offer of a car of before insures it alone, also when the form was filled in for another one since', async () => {
  const { page, gateway } = await show();
  page.unmount();
  const next = { modelYear: '2019', usage: 'commercial', noClaimsStep: '6' };
  noteFilled(sampleCar.id, { said: next, key: { plate: '06ABC123', documentSerial: 'CD654321' } });
  const values = { ...car, ...next, plate: '06 ABC 123', licenceSerial: 'CD 654321' };
  noteAsked(sampleCar, values);
  const again = await show({ isFound: false, values });
  await again.proceed();
  await again.page.findByText('Gördüğünüz fiyat başka bir aracın');
  expect([...gateway.calls(quoteComplete), ...again.gateway.calls(quoteComplete)]).toEqual([]);
});

test('prices that were asked by hand hold for whatever plate they were asked for', async () => {
  const { page } = await show();
  page.unmount();
  noteFilled(sampleCar.id, {
    said: { modelYear: '2019', usage: 'private', noClaimsStep: '2' },
    key: { plate: '06ABC123', documentSerial: 'CD654321' },
  });
  /* the answers of the first car, typed over what the register said of the second */
  const again = await show({
    isFound: false,
    values: { ...car, plate: '06 ABC 123', licenceSerial: 'CD 654321' },
  });
  await again.proceed();
  await expect.poll(() => again.gateway.calls(quoteComplete).length).toBe(1);
});

test('a draft that knows answers of another plate refuses none after a reload', async () => {
  const { gateway, proceed } = await show({ values: { ...car, plate: '06 ABC 123' } });
  forgetAsked(sampleCar.id);
  noteFilled(sampleCar.id, { said: { makeAndModel: 'Fiat Egea 1.4', ...priced }, key: {} });
  await proceed();
  await expect.poll(() => gateway.calls(quoteComplete).length).toBe(1);
});

test('after a reload the register’s car is still the one that is insured', async () => {
  const { page, gateway, proceed } = await show();
  forgetAsked(sampleCar.id);
  fill(page, { Plaka: '06 ABC 123' });
  await proceed();
  await page.findByText('Gördüğünüz fiyat başka bir aracın');
  expect(gateway.calls(quoteComplete)).toEqual([]);
});
