// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { offerFirm } from '@sigorta/contracts/operations/offer-firm';
import { quoteComplete } from '@sigorta/contracts/operations/quote-complete';
import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { email } from '@sigorta/product-kit/fields/contact';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import { region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { beforeEach, expect, test } from 'vitest';
import { forgetValues, keepValues } from '../form/kept-values.ts';
import { PaymentPage } from '../payment/PaymentPage.tsx';
import { fill } from '../testing/fill.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { offerId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { ParticularsPage } from './ParticularsPage.tsx';

/** Priced by place and age; a name, an address and a consent come after the offers. */
const product: Product = {
  ...sampleProduct,
  paths: { ...sampleProduct.paths, particulars: '/deneme-kisiler' },
  steps: [
    { id: 'trip', kind: 'fields', fields: [region()] },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: [email()] },
  ],
  insured: { min: 1, max: 3, fields: [firstName(), birthDate()] },
  consents: [{ id: 'accuracy', at: 'form', required: true }],
};
const accuracy = 'Verdiğim bilgilerin doğru ve eksiksiz olduğunu beyan ederim.';
const paymentAt = `/deneme-odeme?teklif=${offerId}`;
const { offer: sample, quote: whole } = sampleOfferDetail();
const awaiting: QuoteSummary = {
  ...whole,
  insuredNames: [],
  details: { region: 'europe' },
  people: 2,
  awaitsRest: true,
};
const { awaitsRest: _, ...completed } = { ...awaiting, insuredNames: ['Defne', 'Daniel'] };
const kept: Offer = { ...sample, standing: 'kept' };
const firm: Offer = { ...sample, standing: 'firm' };
const dearer: Offer = {
  ...firm,
  price: lira(96_839),
  before: { price: sample.price, currencyPrice: sample.currencyPrice, reason: 'claims-history' },
};

/** What the form before the offers leaves in this document. */
const remember = (...births: string[]): void =>
  keepValues(product.id, {
    values: {
      region: 'europe',
      email: '',
      insured: births.map((one) => ({ firstName: '', birthDate: one })),
    },
    reached: 2,
  });

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
});

async function show(offer: Offer, quote: QuoteSummary, prepare: (gateway: FakeGateway) => void = () => {}) {
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail({ offer, quote }));
  prepare(gateway);
  const page = await renderJourney(<ParticularsPage />, {
    gateway,
    page: 'particulars',
    product,
    path: `/deneme-kisiler?teklif=${offerId}`,
  });
  const press = async (name: RegExp | string) => page.user.click(await page.findByRole('button', { name }));
  return { gateway, page, press };
}

/** Both named, with an address and the consent: one press before the end. */
async function filled(prepare?: (gateway: FakeGateway) => void) {
  remember('1990-07-05', '1988-01-02');
  const shown = await show(kept, awaiting, prepare);
  const { page, press } = shown;
  const names = await page.findAllByLabelText('Ad');
  for (const [at, name] of ['Defne', 'Daniel'].entries()) await page.user.type(names[at] as Element, name);
  await press('Devam et');
  await page.findByLabelText('E-posta');
  fill(page, { 'E-posta': 'defne@ornek.com' });
  await page.user.click(page.getByLabelText(accuracy));
  return shown;
}

test('what the price has asked is not asked again, and nobody is added or taken out', async () => {
  remember('1990-07-05', '1988-01-02');
  const { page } = await show(kept, awaiting);
  expect(await page.findAllByLabelText('Ad')).toHaveLength(2);
  expect(page.queryByLabelText('Doğum tarihi')).toBeNull();
  expect(page.queryByLabelText('Avrupa')).toBeNull();
  expect(page.queryByRole('button', { name: /Kişi ekle|Çıkar/ })).toBeNull();
  expect(page.getByText('Şirket bu fiyatı kişi bilgileriyle değiştirmiyor.')).toBeTruthy();
});

test('whom a price did not count is asked for, also where this tab remembers nobody', async () => {
  const { people: _, ...uncounted } = awaiting;
  const ofThing = { ...product, insured: { ...product.insured, max: 1, fields: [firstName()] } };
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail({ offer: kept, quote: uncounted }));
  const page = await renderJourney(<ParticularsPage />, {
    gateway,
    page: 'particulars',
    product: ofThing,
    path: `/deneme-kisiler?teklif=${offerId}`,
  });
  expect(await page.findAllByLabelText('Ad')).toHaveLength(1);
});

test('the whole application goes out with its consents, and a price that stays leads to payment', async () => {
  const { gateway, page, press } = await filled((each) => {
    each.answer(quoteComplete, completed);
    each.answer(offerFirm, { result: 'firm', offer: firm });
  });
  await press('Ödemeye geç');
  await expect.poll(page.place).toBe(paymentAt);
  expect(gateway.calls(quoteComplete)).toMatchObject([
    {
      quoteId: whole.quoteId,
      application: {
        bolge: 'avrupa',
        eposta: 'defne@ornek.com',
        sigortalilar: [
          { ad: 'Defne', dogumTarihi: '1990-07-05' },
          { ad: 'Daniel', dogumTarihi: '1988-01-02' },
        ],
      },
      consents: [{ id: 'accuracy' }],
    },
  ]);
  expect(gateway.calls(offerFirm)).toEqual([{ offerId }]);
});

test('without the consent nothing is sent', async () => {
  const { gateway, page, press } = await filled();
  await page.user.click(page.getByLabelText(accuracy));
  await press('Ödemeye geç');
  await page.findByText('1 bilgiyi düzeltin');
  expect(gateway.calls(quoteComplete)).toEqual([]);
});

test('another price stands beside the one that was seen, with its reason, until it is accepted', async () => {
  const { page, press } = await filled((each) => {
    each.answer(quoteComplete, completed);
    each.answer(offerFirm, { result: 'firm', offer: dearer });
  });
  await press('Ödemeye geç');
  const told = await page.findByRole('alert');
  expect(told.textContent).toMatch(/842,08.*968,39/);
  expect(told.textContent).toContain('geçmiş hasarları fiyata ekledi');
  expect(page.place()).toContain('/deneme-kisiler');
  await press(/968,39.*onaylıyorum/);
  await expect.poll(page.place).toBe(paymentAt);
});

test.each([
  ['nobody is known', kept, awaiting],
  ['its insurer was not told', kept, completed],
  ['the new amount was not accepted', dearer, completed],
] as const)('nothing is paid while %s: the payment’s address leads back', async (_why, offer, quote) => {
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail({ offer, quote }));
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', product, path: paymentAt });
  await expect.poll(page.place).toBe(`/deneme-kisiler?teklif=${offerId}`);
});

test('an offer that was asked for whole has nothing left to say', async () => {
  const { page } = await show(sample, whole);
  await expect.poll(page.place).toBe(paymentAt);
});

test('who chooses another offer of a quote that names its persons is asked nothing again', async () => {
  const { page, gateway } = await show(kept, completed, (each) =>
    each.answer(offerFirm, { result: 'firm', offer: firm }),
  );
  await expect.poll(page.place).toBe(paymentAt);
  expect(gateway.calls(quoteComplete)).toEqual([]);
});

test('after a reload a firm price stands as it is; its answers can be corrected', async () => {
  const { page, press } = await show(firm, completed);
  expect(await page.findByText('Fiyat kesin')).toBeTruthy();
  await press('Bilgileri düzelt');
  expect(document.activeElement).not.toBe(document.body);
  expect(await page.findAllByLabelText('Ad')).toHaveLength(2);
});

test('an insurer that is away is asked again on a press', async () => {
  const { page, press, gateway } = await show(kept, completed, (each) =>
    each.refuse(offerFirm, 'upstream-unavailable'),
  );
  await page.findByText('Kesin fiyat alınamadı');
  const isLost = () => document.activeElement === document.body;
  expect(isLost()).toBe(false);
  await press('Yeniden dene');
  await page.findByText('Kesin fiyat alınamadı');
  await expect.poll(isLost).toBe(false);
  gateway.answer(offerFirm, { result: 'firm', offer: firm });
  await press('Yeniden dene');
  await expect.poll(page.place).toBe(paymentAt);
});

test('an offer that ended while its insurer was to be asked says so: asking again would help nobody', async () => {
  const { page } = await show(kept, completed, (each) => each.refuse(offerFirm, 'offer-expired'));
  const told = await page.findByRole('alert');
  expect(told.textContent).toContain('Bu teklifin süresi doldu');
  expect(page.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  const ways = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/deneme', `/deneme-teklifler?sorgu=${whole.quoteId}`]);
  expect(document.activeElement).toBe(told);
});

test('an offer that has ended while its buyer wrote whom it insures says so without a press', async () => {
  const { page } = await show(kept, awaiting, (each) => {
    let asked = 0;
    each.answerBy(offerDetail, () => {
      asked += 1;
      return sampleOfferDetail({ offer: kept, quote: awaiting, expired: asked > 1 });
    });
  });
  /* the sample's offer ended long ago by this device's clock: the gateway is asked, and now says it too */
  await page.findByText('Bu teklifin süresi doldu');
});

test('an insurer that offers nothing any more says why, and the others are one press away', async () => {
  const { page } = await show(kept, completed, (each) =>
    each.answer(offerFirm, { result: 'declined', reason: 'too-old' }),
  );
  expect((await page.findByRole('alert')).textContent).toContain('Yaş sınırının üstünde.');
  const others = page.getByRole('link', { name: 'Diğer tekliflere bak' });
  expect(others.getAttribute('href')).toBe(`/deneme-teklifler?sorgu=${whole.quoteId}`);
});

test.each([
  ['where nothing is remembered', []],
  ['where other persons are', ['1990-07-05']],
])('the ages are asked for again %s', async (_where, births) => {
  if (births.length > 0) remember(...births);
  const { page } = await show(kept, awaiting);
  expect(await page.findAllByLabelText('Doğum tarihi')).toHaveLength(2);
});

test('birth dates of other prices are asked for again, with the way to new prices', async () => {
  const { page, press } = await filled((each) => each.refuse(quoteComplete, 'price-answers-changed'));
  await press('Ödemeye geç');
  await page.findByText('Bilgileriniz gönderilemedi');
  expect(page.getByRole('link', { name: 'Fiyatları yeniden iste' }).getAttribute('href')).toBe('/deneme');
  await page.user.click(page.getAllByRole('button', { name: 'Değiştir' })[0] as Element);
  expect(await page.findAllByLabelText('Doğum tarihi')).toHaveLength(2);
});

test('a field that the gateway refuses is named at its place', async () => {
  const { page, press } = await filled((each) =>
    each.refuse(quoteComplete, 'invalid-input', [
      { field: 'application.sigortalilar.1.ad', message: 'field.firstName.error' },
    ]),
  );
  await press('Ödemeye geç');
  await page.findByText('1 bilgiyi düzeltin');
  const [first, second] = await page.findAllByLabelText('Ad');
  expect([first, second].map((each) => each?.getAttribute('aria-invalid') ?? 'false')).toEqual([
    'false',
    'true',
  ]);
});
