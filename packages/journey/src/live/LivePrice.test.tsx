// @vitest-environment happy-dom
import { livePrice } from '@sigorta/contracts/operations/live-price';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormPage } from '../form/FormPage.tsx';
import { forgetValues, keepValues } from '../form/kept-values.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleLiveAnswer } from '../testing/sample-live-answer.ts';
import { sampleProduct } from '../testing/sample-product.ts';

const today = todayInIstanbul(new Date());
const product: Product = {
  ...sampleProduct,
  paths: { ...sampleProduct.paths, particulars: '/deneme-kisiler' },
  steps: [
    { id: 'trip', kind: 'fields', fields: [beginDate(), endDate()] },
    { id: 'insured', kind: 'insured' },
  ],
  longestCover: 60,
  insured: { min: 1, max: 3, fields: [firstName(), birthDate(), ...idOrPassport()] },
  summary: ['beginDate', 'endDate'],
};
const begin = addDays(today, 20);
const values = {
  beginDate: begin,
  endDate: addDays(begin, 9),
  insured: [{ firstName: 'Defne', birthDate: '1990-07-05', idKind: 'nationalId', nationalId: '72243755252' }],
};

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
});

/** A hundred lira a day, of two insurers; one asks a lira more. */
const byDays = (request: { application: Record<string, unknown> }) => {
  const { baslangicTarihi: from, bitisTarihi: to } = request.application;
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1;
  return sampleLiveAnswer([days * 10_000, days * 10_000 + 100]);
};

async function show(answers: object = values) {
  keepValues(product.id, { values: answers as typeof values, reached: 1 });
  const gateway = fakeGateway();
  gateway.answerBy(livePrice, byDays);
  const page = await renderJourney(<FormPage />, { gateway, page: 'form', product });
  const ticket = await page.findByRole('complementary', { name: 'Özet' });
  const words = () =>
    ticket.textContent?.replace(/[\u2066-\u2069\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : '')) ?? '';
  const spoken = () =>
    [...ticket.querySelectorAll('[role=status]')]
      .map((one) => one.textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '))
      .join('');
  return { gateway, page, ticket, words, spoken };
}

test('the lowest price stands beside the answers, and nobody’s name was sent for it', async () => {
  const { gateway, words, spoken } = await show();
  await expect.poll(words, { timeout: 4_000 }).toContain('En düşük fiyat1.000,00TL');
  expect(words()).toContain('2 şirketin fiyatları arasında');
  expect(spoken()).toBe('2 şirketin en düşük fiyatı: 1.000,00 TL.');
  expect(gateway.calls(livePrice)).toEqual([
    {
      product: 'sample-trip',
      application: {
        baslangicTarihi: values.beginDate,
        bitisTarihi: values.endDate,
        sigortalilar: [{ dogumTarihi: '1990-07-05' }],
      },
    },
  ]);
});

test('a day less under the thumb is told with what it saves, after one question for many steps', async () => {
  const { gateway, page, words, spoken } = await show();
  await expect.poll(words, { timeout: 4_000 }).toContain('1.000,00TL');
  const slider = page.getByRole('slider', { name: 'Süre' });
  expect(slider.getAttribute('aria-valuetext')).toBe('10 gün');
  for (const days of [12, 30, 11, 9]) fireEvent.change(slider, { target: { value: String(days) } });
  expect(slider.getAttribute('aria-valuetext')).toBe('9 gün');
  await expect.poll(words, { timeout: 4_000 }).toContain('900,00TL');
  expect(words()).toContain('1 gün daha kısa −100,00 TL');
  expect(spoken()).toBe('1 gün daha kısa: −100,00 TL. 2 şirketin en düşük fiyatı: 900,00 TL.');
  expect(gateway.calls(livePrice)).toHaveLength(2);
});

test('without an answer there is no price and nobody is asked', async () => {
  const { gateway, page, words } = await show({ ...values, endDate: '' });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(words()).not.toContain('En düşük fiyat');
  expect(page.queryByRole('slider')).toBeNull();
  expect(gateway.calls(livePrice)).toEqual([]);
});

test('a price whose answers cannot be priced any more stays, marked as that of before, and says nothing', async () => {
  const { gateway, page, words, spoken } = await show();
  await expect.poll(words, { timeout: 4_000 }).toContain('1.000,00TL');
  gateway.refuse(livePrice, 'upstream-unavailable');
  fireEvent.change(page.getByRole('slider'), { target: { value: '20' } });
  await expect.poll(words, { timeout: 4_000 }).toContain('Önceki yanıtlarınızın fiyatı1.000,00TL');
  expect(spoken()).toBe('');
});

/** What a browser says of the first look, and later ones when the test says so. */
function watchedScreen() {
  const told: ((where: { isIntersecting: boolean; top: number }) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        told.push(({ isIntersecting, top }) => tell([{ isIntersecting, boundingClientRect: { top } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return (where: { isIntersecting: boolean; top: number }) => told.at(-1)?.(where);
}

test('while the summary lies below the screen the price stands at its foot, and goes when the summary comes', async () => {
  const where = watchedScreen();
  const { page, words } = await show();
  await expect.poll(words, { timeout: 4_000 }).toContain('1.000,00TL');
  const bar = () => page.container.querySelector('[data-price-bar]');
  expect(bar()).toBeNull();
  where({ isIntersecting: false, top: 1_400 });
  await expect.poll(() => bar()?.textContent?.replaceAll('\u00a0', ' ')).toContain('1.000,00');
  expect(bar()?.textContent).toContain('En düşük fiyat');
  /* the summary says it already: nobody hears it twice */
  expect(bar()?.getAttribute('aria-hidden')).toBe('true');
  where({ isIntersecting: true, top: 500 });
  await expect.poll(bar).toBeNull();
  where({ isIntersecting: false, top: 1_400 });
  await expect.poll(bar).not.toBeNull();
  where({ isIntersecting: false, top: -300 });
  await expect.poll(bar).toBeNull();
  vi.unstubAllGlobals();
});
