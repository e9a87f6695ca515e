// @vitest-environment happy-dom
import type { Offer } from '@sigorta/contracts/offer';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { type QuoteEvent, quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { email } from '@sigorta/product-kit/fields/contact';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { forgetValues, keepValues } from '../../form/kept-values.ts';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleOfferDetail } from '../../testing/sample-offer-detail.ts';
import { sampleOffer } from '../../testing/sample-offers.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { OffersPage } from '../OffersPage.tsx';

const begin = addDays(todayInIstanbul(new Date()), 20);
const endOf = (days: number) => addDays(begin, days - 1);
const product: Product = {
  ...sampleProduct,
  paths: { ...sampleProduct.paths, particulars: '/deneme-kisiler' },
  coverages: ['medical'],
  steps: [
    { id: 'trip', kind: 'fields', fields: [beginDate(), endDate()] },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: [email()] },
  ],
  longestCover: 60,
  insured: { min: 1, max: 3, fields: [firstName(), birthDate()] },
  summary: ['beginDate', 'endDate'],
};

/* a quote lives as long as the document: every test has its own */
let quotes = 0;
const lines = (id: string, days: number, offers: readonly Offer[]): QuoteEvent[] => [
  {
    type: 'quote',
    sequence: 0,
    quote: {
      ...sampleOfferDetail().quote,
      quoteId: id,
      insuredNames: [],
      details: { beginDate: begin, endDate: endOf(days) },
      people: 1,
      awaitsRest: true,
    },
    insurers: offers.map(({ insurer }) => insurer),
  },
  ...offers.map((offer, at): QuoteEvent => ({ type: 'offer', sequence: at + 1, offer })),
  { type: 'done', sequence: 99, offers: offers.length, failures: 0 },
];

const offersFor = (id: string, days: number): Offer[] =>
  ['meridyen', 'kuzey'].map((insurer, at) =>
    sampleOffer(
      insurer,
      days * 10_000 + at * 500,
      {},
      {
        id: `${id}-${insurer}-offer`,
        quoteId: id,
        standing: 'kept',
        validUntil: '2099-01-01T00:00:00.000Z',
      },
    ),
  );

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
});

async function show({ remembers = true } = {}) {
  if (remembers)
    keepValues(product.id, {
      values: {
        beginDate: begin,
        endDate: endOf(10),
        email: '',
        insured: [{ firstName: '', birthDate: '1990-07-05' }],
      },
      reached: 1,
    });
  const gateway = fakeGateway();
  quotes += 1;
  const first = `quote-adjusted-${quotes}-10`;
  gateway.answer(offerDetail, sampleOfferDetail());
  gateway.answerLines(quoteEvents, lines(first, 10, offersFor(first, 10)));
  const path = `/deneme-teklifler?sorgu=${first}`;
  const page = await renderJourney(<OffersPage />, { gateway, page: 'offers', path, product });
  await page.findByRole('heading', { level: 1, name: /2 teklif/ }, { timeout: 4_000 });
  const head = () =>
    page
      .getByRole('heading', { level: 1 })
      .textContent?.replaceAll('\u00a0', ' ')
      .replace(/[\u2066-\u2069]/g, '');
  const answerWith = (days: number) => {
    const id = `quote-adjusted-${quotes}-${days}`;
    gateway.answerLines(quoteCreate, lines(id, days, offersFor(id, days)));
    return id;
  };
  return { gateway, page, head, first, answerWith };
}

test('a list follows answers that are moved above it, and its offers are those to buy', async () => {
  const { gateway, page, head, first, answerWith } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bilgileri değiştir' }));
  const slider = await page.findByRole('slider', { name: 'Süre' });
  const nine = answerWith(9);
  for (const days of [14, 11, 9]) fireEvent.change(slider, { target: { value: String(days) } });
  await expect.poll(head, { timeout: 5_000 }).toContain('En düşük: 900,00 TL');
  expect(page.place()).toBe(`/deneme-teklifler?sorgu=${nine}`);
  expect(gateway.calls(quoteCreate)).toMatchObject([
    { phase: 'price', consents: [], application: { bitisTarihi: endOf(9) } },
  ]);
  const panel = page.getByRole('region', { name: 'Fiyatı değiştiren yanıtlar' });
  await expect
    .poll(() => panel.textContent?.replaceAll('\u00a0', ' '))
    .toContain('1 gün daha kısa −100,00 TL');
  expect(page.getAllByRole('link', { name: /^Satın al/ })[0]?.getAttribute('href')).toContain(nine);
  /* back to where they were: the quote of before, nobody is asked */
  fireEvent.change(page.getByRole('slider', { name: 'Süre' }), { target: { value: '10' } });
  await expect.poll(page.place, { timeout: 5_000 }).toBe(`/deneme-teklifler?sorgu=${first}`);
  expect(gateway.calls(quoteCreate)).toHaveLength(1);
});

test('answers that cannot be asked leave the list, which says that it is of those of before', async () => {
  const { gateway, page, head } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bilgileri değiştir' }));
  const slider = await page.findByRole('slider', { name: 'Süre' });
  gateway.refuse(quoteCreate, 'offer-unknown-error');
  fireEvent.change(slider, { target: { value: '20' } });
  await page.findByText(
    'Yeni fiyatlar alınamadı. Liste önceki yanıtlarınız içindir.',
    {},
    { timeout: 5_000 },
  );
  expect(head()).toContain('En düşük: 1.000,00 TL');
  expect(page.getByRole('button', { name: 'Bu yanıtlarla teklif iste' })).toBeTruthy();
});

test('where this tab does not know who is insured the way leads to the form', async () => {
  const { page } = await show({ remembers: false });
  expect(page.getByRole('link', { name: 'Bilgileri değiştir' }).getAttribute('href')).toBe('/deneme');
  expect(page.queryByRole('button', { name: 'Bilgileri değiştir' })).toBeNull();
});
