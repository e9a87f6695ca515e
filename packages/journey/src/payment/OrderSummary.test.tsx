// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.ts';
import { payableGateway, showPayment, soldProduct } from '../testing/payment-page.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleOffer, upTo } from '../testing/sample-offers.ts';

const detail = sampleOfferDetail();

/** The summary beside the form. */
async function show(gateway = payableGateway(), product = soldProduct) {
  const page = await showPayment(gateway, '', undefined, product);
  const order = page.getByRole('complementary', { name: 'Siparişiniz' });
  const words = () => order.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
  return { gateway, page, order, words };
}

test('insurer, plan, persons and amount of the offer stand beside the form', async () => {
  const { words } = await show();
  expect(words()).toContain('meridyen Sigorta');
  expect(words()).toContain('Standart');
  expect(words()).toContain('SigortalıDefne Aydın');
  expect(words()).toContain('842,08');
  expect(words()).toContain('Tek çekim');
});

test('answers of the product’s summary are told in words', async () => {
  const { words } = await show();
  expect(words()).toContain('BölgeAvrupa');
});

/* as the list shows three and its details all: what is not covered is said, not left out */
const limits = {
  medical: upTo(30_000),
  delay: { kind: 'included' },
  liability: { kind: 'unlimited' },
} as const;
const covering = { ...soldProduct, coverages: ['medical', 'baggage', 'delay', 'liability', 'pet'] };
const offered = () =>
  payableGateway({
    offer: sampleOffer('meridyen', 84_208, limits, { id: detail.offer.id, quoteId: detail.quote.quoteId }),
  });

test('the three coverages of the list stand in the order, what is not covered among them', async () => {
  const { words } = await show(offered(), covering);
  expect(words()).toMatch(/Tedavi30\.000\s€BagajKapsam dışıGecikmeKapsamda/);
});

test('the other coverages open below them, the excluded ones told as such', async () => {
  const { page, order } = await show(offered(), covering);
  const button = within(order).getByRole('button', { name: 'Diğer teminatlar (2)' });
  expect(within(order).getByText('Limitsiz').closest('[hidden]')).not.toBeNull();
  await page.user.click(button);
  expect(within(order).getByText('Limitsiz').closest('[hidden]')).toBeNull();
  expect(button.nextElementSibling?.textContent).toMatch(/Limitsiz.*Kapsam dışı/);
});

test('where the list shows all coverages nothing opens', async () => {
  const { order } = await show(offered(), { ...covering, coverages: ['medical', 'delay'] });
  expect(within(order).queryByRole('button', { name: /^Diğer teminatlar/ })).toBeNull();
});

test('several persons are named one by one', async () => {
  const quote = { ...detail.quote, insuredNames: ['Defne Aydın', 'Deniz Aydın'] };
  const { order } = await show(payableGateway({ quote }));
  expect(within(order).getByText('Sigortalılar')).toBeTruthy();
  expect(within(order).getByText('Deniz Aydın')).toBeTruthy();
});

test('an offer in another currency names that price and the rate it was made with', async () => {
  const exchangeRate = {
    currency: 'EUR',
    rate: '50.1234',
    kind: 'forex-selling',
    date: '2026-11-20',
    bulletin: '2026/221',
  } as const;
  const { words } = await show(payableGateway({ offer: { ...detail.offer, exchangeRate } }));
  expect(words()).toContain('2026/221');
  expect(words()).toContain('Kur değişse de onayladığınız tutar çekilir.');
});

test('a chosen plan tells its months and its maturity difference', async () => {
  const { page, words } = await show();
  fill(page, { 'Kart numarası': '5528790000000008' });
  await page.user.click(await page.findByLabelText('3 taksit'));
  expect(words()).toMatch(/3 × .*290,52/);
  expect(words()).toMatch(/Vade farkı.*29,48/);
});

test('a coupon tells what it takes off beside the premium', async () => {
  const { gateway, page, order, words } = await show();
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4208), price: lira(80_000) });
  await page.user.click(page.getByText('İndirim kodum var'));
  fill(page, { 'İndirim kodu': 'BAHAR' });
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  await expect.poll(words).toMatch(/İndirim−.*42,08/);
  expect(words()).toMatch(/Prim.*842,08/);
  /* a sign outside of the amount's own direction stands behind it in Arabic */
  expect(within(order).getByText(/^−42,08/, { selector: 'bdi' })).toBeTruthy();
});

test('until when the price holds is a moment while it is far', async () => {
  const { words } = await show(
    payableGateway({ offer: { ...detail.offer, validUntil: '2099-01-01T00:00:00Z' } }),
  );
  expect(words()).toMatch(/Fiyat .*2099.* tarihine kadar sabit/);
});

test('shortly before its end a price says how many minutes are left, and who listens hears the time once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:30:00Z') });
  try {
    const offer = { ...detail.offer, validUntil: '2026-11-22T20:37:10Z' };
    const { page, words } = await show(payableGateway({ offer }));
    expect(words()).toMatch(/Fiyat 8\sdakika daha geçerli/);
    const said = page.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Fiyat bugün 23:37 saatine kadar sabit');
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['2026-11-22T20:30:00Z', '2026-11-22T20:55:00Z', 'Fiyat bugün 23:55 saatine kadar sabit'],
  ['2026-11-22T20:50:00Z', '2026-11-22T21:20:00Z', 'Fiyat yarın 00:20 saatine kadar sabit'],
  ['2026-11-22T21:10:00Z', '2026-11-22T21:40:00Z', 'Fiyat bugün 00:40 saatine kadar sabit'],
])('at %s a price that holds until %s is told by the day in Istanbul', async (now, validUntil, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  try {
    const { words } = await show(payableGateway({ offer: { ...detail.offer, validUntil } }));
    expect(words()).toContain(told);
  } finally {
    vi.useRealTimers();
  }
});
