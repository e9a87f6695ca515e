// @vitest-environment happy-dom
import { livePrice } from '@sigorta/contracts/operations/live-price';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { birthDate } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { beforeEach, expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleLiveAnswer } from '../../testing/sample-live-answer.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { FormPage } from '../FormPage.tsx';
import { forgetValues, keepValues } from '../kept-values.ts';

const begin = addDays(todayInIstanbul(new Date()), 20);
const [short, long] = [addDays(begin, 4), addDays(begin, 9)];

/** Whoever begins that day is told that five days serve better. */
const product: Product = {
  ...sampleProduct,
  paths: { ...sampleProduct.paths, particulars: '/deneme-kisiler' },
  steps: [
    { id: 'trip', kind: 'fields', fields: [beginDate(), endDate()] },
    { id: 'insured', kind: 'insured' },
  ],
  longestCover: 60,
  insured: { min: 1, max: 3, fields: [birthDate()] },
  summary: ['beginDate', 'endDate'],
  advice: [
    {
      field: 'beginDate',
      when: [
        { field: 'beginDate', is: [begin] },
        { field: 'endDate', is: [long] },
      ],
      text: 'advice.visaArea',
      set: { endDate: short },
    },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
});

async function show(birth: string) {
  const values = { beginDate: begin, endDate: long, insured: [{ birthDate: birth }] };
  keepValues(product.id, { values, reached: 0 });
  const gateway = fakeGateway();
  /* a hundred lira a day, by the second formula of this file */
  gateway.answerBy(livePrice, ({ application }) =>
    sampleLiveAnswer([application.bitisTarihi === short ? 50_000 : 100_000]),
  );
  const page = await renderJourney(<FormPage />, { gateway, page: 'form', product });
  const advice = await page.findByRole('button', { name: 'Beş günü seç' });
  const words = () => (advice.closest('[role=status]')?.textContent ?? '').replaceAll('\u00a0', ' ');
  return { gateway, page, advice, words };
}

test('an answer that serves is offered at its price, and taking it asks nobody again', async () => {
  const { gateway, page, advice, words } = await show('1990-07-05');
  await expect
    .poll(words, { timeout: 4_000 })
    .toMatch(/Önerilen seçimle en düşük fiyat: [\u2066-\u2069]*500,00 TL[\u2066-\u2069]*\./);
  expect(gateway.calls(livePrice)).toHaveLength(2);
  await page.user.click(advice);
  const ticket = await page.findByRole('complementary', { name: 'Özet' });
  await expect.poll(() => ticket.textContent, { timeout: 4_000 }).toContain('500,00');
  expect(page.queryByRole('button', { name: 'Beş günü seç' })).toBeNull();
  expect(gateway.calls(livePrice)).toHaveLength(2);
});

test('it is offered without a price while none can be told', async () => {
  const { gateway, words } = await show('');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(words()).not.toContain('fiyat');
  expect(gateway.calls(livePrice)).toEqual([]);
});
