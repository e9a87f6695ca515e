// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { email } from '@sigorta/product-kit/fields/contact';
import { region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleProduct } from '../testing/sample-product.ts';
import { FormPage } from './FormPage.tsx';
import { judging, source } from './judging.ts';
import { forgetValues } from './kept-values.ts';

const product: Product = {
  ...sampleProduct,
  steps: [
    { id: 'trip', kind: 'fields', fields: [region()] },
    { id: 'contact', kind: 'fields', fields: [email()] },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
  source.come = null;
});
afterEach(() => vi.restoreAllMocks());

async function show() {
  const page = await renderJourney(<FormPage />, { gateway: fakeGateway(), page: 'form', product });
  return { page, button: () => page.getByRole('button', { name: 'Devam et' }) };
}

test('a press that comes before the rules waits for them, and another one meanwhile does nothing', async () => {
  const rules = await judging('tr');
  source.come = null;
  const { promise, resolve } = Promise.withResolvers<typeof rules>();
  const fetched = vi.spyOn(source, 'fetch').mockReturnValue(promise);
  const { page, button } = await show();
  await page.user.click(button());
  await expect.poll(() => button().getAttribute('aria-busy')).toBe('true');
  await page.user.click(button());
  expect(page.queryByText(/bilgiyi düzeltin/)).toBeNull();
  resolve(rules);
  await page.findByText(/bilgiyi düzeltin/);
  expect(button().getAttribute('aria-busy')).not.toBe('true');
  expect(fetched).toHaveBeenCalled();
});

test('a line that is lost before the rules came is told, and the next press tries again', async () => {
  const rules = await judging('tr');
  source.come = null;
  const fetched = vi.spyOn(source, 'fetch').mockRejectedValue(new TypeError('line lost'));
  const { page, button } = await show();
  await page.user.click(button());
  await page.findByText(/Bağlantı kurulamadı/);
  expect(page.queryByText(/bilgiyi düzeltin/)).toBeNull();
  fetched.mockResolvedValue(rules);
  await page.user.click(button());
  await page.findByText(/bilgiyi düzeltin/);
});

test('rules that came another way take the word of a lost line back at the next press', async () => {
  const rules = await judging('tr');
  source.come = null;
  vi.spyOn(source, 'fetch').mockRejectedValue(new TypeError('line lost'));
  const { page, button } = await show();
  await page.user.click(page.getByLabelText('Avrupa'));
  await page.user.click(button());
  await page.findByText(/Bağlantı kurulamadı/);
  /* a field was judged meanwhile, say */
  source.come = rules;
  await page.user.click(button());
  await page.findByLabelText('E-posta');
  expect(page.queryByText(/Bağlantı kurulamadı/)).toBeNull();
});
