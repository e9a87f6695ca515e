// @vitest-environment happy-dom
import { draftKey } from '@sigorta/contracts/embed';
import { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import { type QuoteEvent, quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { email } from '@sigorta/product-kit/fields/contact';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { saveDraft } from './draft.ts';
import { FormPage } from './FormPage.tsx';
import { forgetValues } from './kept-values.ts';

/** Three short steps and a consent. */
const product: Product = {
  ...sampleProduct,
  steps: [
    { id: 'trip', kind: 'fields', fields: [region()] },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: [email()] },
  ],
  insured: { min: 1, max: 2, fields: [firstName(), birthDate()] },
  consents: [{ id: 'accuracy', at: 'form', required: true }],
};

const accuracy = 'Verdiğim bilgilerin doğru ve eksiksiz olduğunu beyan ederim.';
const { quote } = sampleOfferDetail();
const lines: QuoteEvent[] = [
  { type: 'quote', sequence: 0, quote, insurers: [] },
  { type: 'done', sequence: 1, offers: 0, failures: 0 },
];

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
});

async function show(own: Partial<Product> = {}) {
  const gateway = fakeGateway();
  const page = await renderJourney(<FormPage />, {
    gateway,
    page: 'form',
    product: { ...product, ...own },
    release: 'travel@00000000000000aa',
  });
  const press = (name: RegExp | string) => page.user.click(page.getByRole('button', { name }));
  return { gateway, page, press };
}

/** At the last step, with everything before it answered. */
async function atContact(own: Partial<Product> = {}) {
  const shown = await show(own);
  const { page, press } = shown;
  await page.user.click(page.getByLabelText('Avrupa'));
  await press('Devam et');
  fill(page, { Ad: 'Defne', 'Doğum tarihi': '05/07/1990' });
  await press('Devam et');
  await page.findByLabelText('E-posta');
  return shown;
}

/** Everything answered and agreed to. */
async function filled(own: Partial<Product> = {}) {
  const shown = await atContact(own);
  fill(shown.page, { 'E-posta': 'defne@ornek.com' });
  await shown.page.user.click(shown.page.getByLabelText(accuracy));
  return shown;
}

test('one step is open at a time; those to come have nothing to fill in', async () => {
  const { page } = await show();
  expect(page.getByLabelText('Avrupa')).toBeTruthy();
  expect(page.queryByLabelText('Ad')).toBeNull();
  expect(page.queryByLabelText(accuracy)).toBeNull();
});

test('a step that is not answered stays open and says what is missing', async () => {
  const { page, press } = await show();
  await press('Devam et');
  const title = await page.findByText('1 bilgiyi düzeltin');
  await expect.poll(() => title.closest('[tabindex]')?.contains(document.activeElement)).toBe(true);
  expect(page.queryByLabelText('Ad')).toBeNull();
});

test('a step that is answered folds to a line and the next one has the focus', async () => {
  const { page, press } = await show();
  await page.user.click(page.getByLabelText('Avrupa'));
  await press('Devam et');
  await page.findByLabelText('Ad');
  expect(page.getByText('2 / 3')).toBeTruthy();
  await expect
    .poll(() => page.container.querySelector('#step-insured')?.contains(document.activeElement))
    .toBe(true);
});

test.each([
  ['31/02/1990', 'Geçerli bir tarih giriniz'],
  ['05/07/1899', 'Geçerli bir tarih giriniz'],
])('a birth date %s is judged as soon as it is whole, an unfinished one is not', async (typed, message) => {
  const { page, press } = await show();
  await page.user.click(page.getByLabelText('Avrupa'));
  await press('Devam et');
  await page.findByLabelText('Ad');
  fill(page, { 'Doğum tarihi': typed.slice(0, 9) });
  expect(page.queryAllByText(message)).toEqual([]);
  fill(page, { 'Doğum tarihi': typed });
  await page.findAllByText(message);
  fill(page, { 'Doğum tarihi': '05/07/1990' });
  await expect.poll(() => page.queryAllByText(message)).toEqual([]);
});

test('a folded step opens again with what was answered', async () => {
  const { page } = await atContact();
  const [trip] = page.getAllByRole('button', { name: /Değiştir|Düzenle/ });
  if (!trip) throw new Error('no step can be opened again');
  await page.user.click(trip);
  expect(page.getByLabelText('Avrupa')).toHaveProperty('checked', true);
});

test('the last step asks for the consent before anybody is asked for an offer', async () => {
  const { gateway, page, press } = await atContact();
  fill(page, { 'E-posta': 'defne@ornek.com' });
  await press('Teklifleri göster');
  await page.findAllByText('Devam etmek için bilgilerin doğru olduğunu beyan etmeniz gerekir.');
  expect(gateway.calls(quoteCreate)).toEqual([]);
});

test('insurers are asked once, in the words of the wire, and the offers are shown', async () => {
  const { gateway, page, press } = await filled();
  gateway.answerLines(quoteCreate, lines);
  await press('Teklifleri göster');
  await expect.poll(page.place).toBe(`/deneme-teklifler?sorgu=${quote.quoteId}`);
  expect(gateway.calls(quoteCreate)).toMatchObject([
    {
      product: 'sample-trip',
      language: 'tr',
      application: { bolge: 'avrupa', eposta: 'defne@ornek.com' },
      consents: [{ id: 'accuracy' }],
      release: 'travel@00000000000000aa',
    },
  ]);
});

test('a refusal without a field keeps the answers and says why', async () => {
  const { gateway, page, press } = await filled();
  gateway.refuse(quoteCreate, 'too-many-requests');
  await press('Teklifleri göster');
  await page.findByText('Teklif istenemedi');
  expect(page.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
  expect(page.place()).toBe('/deneme');
});

test.each([
  ['its release is gone', 'release-gone', []],
  ['a consent has another wording by now', 'consent-missing', ['consents.accuracy']],
  ['a consent is asked for that it does not have', 'consent-missing', ['consents.special-terms']],
] as const)(
  'a form that is too old keeps the answers and offers a new page: %s',
  async (_, code, missing) => {
    const { gateway, page, press } = await filled();
    gateway.refuse(
      quoteCreate,
      code,
      missing.map((field) => ({ field, message: 'error.consent-missing' })),
    );
    await press('Teklifleri göster');
    await page.findByText(/Bu form yenilendi/);
    expect(page.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await press('Sayfayı yenile');
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  },
);

test('in a rush the page says that it asks again by itself', async () => {
  const { gateway, page, press } = await filled();
  gateway.refuse(quoteCreate, 'service-unavailable', [], 9);
  await press('Teklifleri göster');
  const told = await page.findByText(
    'Şu anda çok kişi teklif istiyor. Birkaç saniye içinde kendiliğinden yeniden soracağız.',
  );
  expect(told.getAttribute('role')).toBe('status');
  expect(page.getByRole('button', { name: 'Şirketlere soruyoruz' })).toBeTruthy();
  expect(page.queryByText('Teklif istenemedi')).toBeNull();
});

test('a field that the gateway refuses opens its step', async () => {
  const { gateway, page, press } = await filled();
  gateway.refuse(quoteCreate, 'invalid-input', [{ field: 'region', message: 'field.choice.error' }]);
  await press('Teklifleri göster');
  await page.findByText('1 bilgiyi düzeltin');
  expect(page.getByLabelText('Avrupa')).toBeTruthy();
  expect(page.queryByLabelText('E-posta')).toBeNull();
});

test('a request is sent to staff, and its number stands where the form was', async () => {
  const request: Partial<Product> = {
    payment: null,
    paths: { form: '/deneme' },
    steps: [{ id: 'contact', kind: 'fields', fields: [firstName(), lastName(), email()] }],
    insured: { min: 0, max: 0, fields: [] },
  };
  const { gateway, page, press } = await show(request);
  fill(page, { Ad: 'Defne', Soyad: 'Aydın', 'E-posta': 'defne@ornek.com' });
  await page.user.click(page.getByLabelText(accuracy));
  const data = { basvuruNo: 'BSV-1234' };
  gateway.answer(basvuruYap, { success: true, message: 'Başvuru alındı', data });
  await press('Talebi gönder');
  await page.findByText(/BSV-1234/);
  expect(gateway.calls(basvuruYap)).toMatchObject([{ adSoyad: 'Defne Aydın', urun: 'sample-trip' }]);
  expect(page.queryByLabelText('E-posta')).toBeNull();
  await press('Yeni talep oluştur');
  expect(page.getByLabelText('E-posta')).toHaveProperty('value', '');
});

test('a person is added, and taken out again with a way back', async () => {
  const { page, press } = await show();
  await page.user.click(page.getByLabelText('Avrupa'));
  await press('Devam et');
  fill(page, { Ad: 'Defne', 'Doğum tarihi': '05/07/1990' });
  await press('Kişi ekle');
  fill(page, { Ad: 'Deniz', 'Doğum tarihi': '01/02/2015' });
  expect(page.getByText(/en çok .*2.* kişi olabilir/)).toBeTruthy();
  await press('Çıkar: Deniz');
  expect(page.getByText(/Deniz.* çıkarıldı\./)).toBeTruthy();
  await press('Geri al');
  expect(page.getByLabelText('Ad')).toHaveProperty('value', 'Deniz');
});

test('answers come back after a reload, ids apart, and can be thrown away', async () => {
  const { page } = await atContact();
  page.unmount();
  forgetValues(product.id);
  const again = await show();
  await again.page.findByText('Yarım kalan bilgilerinizi geri getirdik.');
  await again.press('Baştan başla');
  expect(again.page.getByLabelText('Avrupa')).toHaveProperty('checked', false);
});

test('who comes back within the document finds everything, ids too, until the draft is deleted among the half-filled forms', async () => {
  const { page } = await atContact();
  page.unmount();
  const again = await show();
  expect(await again.page.findByLabelText('E-posta')).toBeTruthy();
  again.page.unmount();
  /* as my policies deletes it: another remote's page, in the same document */
  sessionStorage.removeItem(draftKey(product.id));
  const last = await show();
  expect(last.page.getByLabelText('Avrupa')).toHaveProperty('checked', false);
  expect(last.page.container.textContent).not.toContain('Defne');
});

test('a draft that somebody else left for the form goes before what it held before', async () => {
  const { page } = await atContact();
  page.unmount();
  const values = { region: 'other', insured: [{ firstName: 'Ece', birthDate: '1988-02-03' }] };
  saveDraft(product, { values, reached: 0 }, Date.now(), sessionStorage);
  const { page: again, press } = await show();
  await again.findByText('Yarım kalan bilgilerinizi geri getirdik.');
  await press('Devam et');
  expect(await again.findByLabelText('Ad')).toHaveProperty('value', 'Ece');
});

test('where nothing may be stored who comes back within the document finds everything', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { page } = await atContact();
  page.unmount();
  const again = await show();
  expect(await again.page.findByLabelText('E-posta')).toBeTruthy();
  forbidden.mockRestore();
});

test('the step that was reached comes back though nothing was answered in it', async () => {
  const { page, press } = await show();
  await page.user.click(page.getByLabelText('Avrupa'));
  await expect.poll(() => sessionStorage.length).toBe(1);
  await press('Devam et');
  await page.findByLabelText('Ad');
  page.unmount();
  forgetValues(product.id);
  const again = await show();
  expect(await again.page.findByLabelText('Ad')).toBeTruthy();
});
