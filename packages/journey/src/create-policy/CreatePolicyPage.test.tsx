// @vitest-environment happy-dom
import { policyCreate } from '@sigorta/contracts/operations/policy-create';
import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Product } from '@sigorta/product-kit/product';
import { expect, test } from 'vitest';
import type { Purchase } from '../policy/polling.ts';
import { fill } from '../testing/fill.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleProduct } from '../testing/sample-product.ts';
import { owner, purchaseId, samplePurchase } from '../testing/sample-purchase.ts';
import { CreatePolicyPage } from './CreatePolicyPage.tsx';

/** Asks for two words after payment. */
const product: Product = {
  ...sampleProduct,
  paths: { ...sampleProduct.paths, createPolicy: '/deneme-bilgiler' },
  createPolicy: {
    fields: [
      { kind: 'text', name: 'petName', wire: 'ad', max: 40, width: 'm' },
      { kind: 'text', name: 'petColour', wire: 'renk', max: 40, width: 'm' },
    ],
  },
};
const policyPage = `/deneme-police?satin-alma=${purchaseId}`;
const until = '2026-11-21T12:00:00.000Z';
const asking = (change: Partial<Purchase> = {}) =>
  samplePurchase({ state: 'issuing', personal: owner, detailsUntil: until, ...change });

const show = (gateway: FakeGateway, query = `?satin-alma=${purchaseId}`) =>
  renderJourney(<CreatePolicyPage />, {
    gateway,
    page: 'createPolicy',
    product,
    path: `/deneme-bilgiler${query}`,
  });

/** The form, once the purchase is known. */
async function open() {
  const gateway = fakeGateway();
  gateway.answer(purchaseStatus, asking());
  const page = await show(gateway);
  await page.findByRole('button', { name: 'Poliçemi düzenle' });
  return {
    gateway,
    page,
    send: () => page.user.click(page.getByRole('button', { name: /Poliçemi düzenle/ })),
  };
}

const right = { 'Hayvanın adı': 'Boncuk', Rengi: 'Kara' };

test('the page waits for the purchase and then names what was paid', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(purchaseStatus);
  const page = await show(gateway);
  expect(page.getByRole('status', { name: 'Satın almanız açılıyor' })).toBeTruthy();
  await held.answer(asking());
  expect(page.getByText(/Ödemeniz alındı: .*842,08/)).toBeTruthy();
  expect(page.getByText(/Şimdi yanıtlayamıyorsanız/)).toBeTruthy();
});

test('an address without a purchase asks nobody', async () => {
  const gateway = fakeGateway();
  const page = await show(gateway, '');
  expect(page.getByRole('heading', { name: 'Bu satın alma bulunamadı' })).toBeTruthy();
});

test('a purchase that asks nothing any more is shown on the policy page', async () => {
  const gateway = fakeGateway();
  gateway.answer(purchaseStatus, asking({ detailsUntil: null }));
  const page = await show(gateway);
  await expect.poll(page.place).toBe(policyPage);
});

test('a gateway that is away is asked again on a press', async () => {
  const gateway = fakeGateway();
  gateway.refuse(purchaseStatus, 'offline');
  const page = await show(gateway);
  await page.findByRole('heading', { name: 'Durum şu anda alınamadı' });
  gateway.answer(purchaseStatus, asking());
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await page.findByRole('button', { name: 'Poliçemi düzenle' });
});

test('an empty form names what is missing and takes the focus there', async () => {
  const { gateway, page, send } = await open();
  await send();
  const title = await page.findByText('2 bilgiyi düzeltin');
  await expect.poll(() => title.closest('[tabindex]')?.contains(document.activeElement)).toBe(true);
  expect(gateway.calls(policyCreate)).toEqual([]);
});

test('answers are sent once, in the words of the wire, and lead to the policy', async () => {
  const { gateway, page, send } = await open();
  fill(page, right);
  const held = gateway.hold(policyCreate);
  await send();
  expect(page.getByRole('button', { name: /Gönderiliyor/ })).toBeTruthy();
  expect(gateway.calls(policyCreate)).toEqual([{ purchaseId, details: { ad: 'Boncuk', renk: 'Kara' } }]);
  await held.answer({ result: 'taken' });
  expect(page.place()).toBe(policyPage);
});

test('answers that come too late are told, with the way to the policy', async () => {
  const { gateway, page, send } = await open();
  fill(page, right);
  gateway.answer(policyCreate, { result: 'too-late' });
  await send();
  await page.findByRole('heading', { name: 'Poliçeniz bu bilgiler olmadan düzenleniyor' });
  expect(page.getByRole('link', { name: 'Poliçeye git' }).getAttribute('href')).toBe(policyPage);
});

test('a refusal without a field stands above the form, with the focus', async () => {
  const { gateway, page, send } = await open();
  fill(page, right);
  gateway.refuse(policyCreate, 'offline');
  await send();
  const title = await page.findByText('Bilgiler gönderilemedi');
  await expect.poll(() => document.activeElement).toBe(title.closest('[tabindex]'));
});

test('a field that the gateway refuses is named at its place', async () => {
  const { gateway, page, send } = await open();
  fill(page, right);
  gateway.refuse(policyCreate, 'invalid-input', [{ field: 'petName', message: 'field.firstName.error' }]);
  await send();
  await page.findByText('1 bilgiyi düzeltin');
  expect(page.getByLabelText('Hayvanın adı').getAttribute('aria-invalid')).toBe('true');
});
