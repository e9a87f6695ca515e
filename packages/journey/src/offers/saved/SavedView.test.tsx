// @vitest-environment happy-dom
import { quoteSave } from '@sigorta/contracts/operations/quote-save';
import { type SavedQuoteView, savedQuote } from '@sigorta/contracts/operations/saved-quote';
import { savedQuoteClaim } from '@sigorta/contracts/operations/saved-quote-claim';
import { savedQuoteMail } from '@sigorta/contracts/operations/saved-quote-mail';
import { savedQuoteRefresh } from '@sigorta/contracts/operations/saved-quote-refresh';
import { savedQuoteRevoke } from '@sigorta/contracts/operations/saved-quote-revoke';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderJourney } from '../../testing/render-journey.tsx';
import { euro, sampleOffer, upTo } from '../../testing/sample-offers.ts';
import { OffersPage } from '../OffersPage.tsx';
import { SaveQuote } from './SaveQuote.tsx';

const token = 'token-1234567890';
const later = '2099-01-01T00:00:00.000Z';
const past = '2020-01-01T00:00:00.000Z';

const offer = sampleOffer('meridyen', 84_208, {}, { id: 'offer-1234567890', validUntil: later });

const view = (change: Partial<SavedQuoteView> = {}): SavedQuoteView => ({
  product: 'sample-trip',
  askedAt: '2026-11-20T09:00:00.000Z',
  until: '2026-12-20T09:00:00.000Z',
  people: 2,
  offers: [offer],
  before: [],
  asks: 'birthDate',
  loggedIn: false,
  bought: false,
  quoteId: null,
  ...change,
});

async function showSaved(gateway: FakeGateway) {
  const path = `/deneme-teklifler?kayit=${token}`;
  return renderJourney(<OffersPage />, { gateway, page: 'offers', path });
}

async function open(change: Partial<SavedQuoteView> = {}) {
  const gateway = fakeGateway();
  gateway.answer(savedQuote, view(change));
  const page = await showSaved(gateway);
  await page.findByRole('heading', { level: 1 });
  return { gateway, page };
}

test('a kept quote opens with its product and prices', async () => {
  const { gateway, page } = await open();
  expect(page.getByRole('heading', { level: 1 }).textContent).toContain('Deneme');
  expect(page.getByText(/meridyen Sigorta/)).toBeTruthy();
  expect(gateway.calls(savedQuote)).toEqual([{ token }]);
});

test.each([
  ['link-expired', 'Bu bağlantı artık açılmıyor', false],
  ['not-found', 'Saklanan teklif bulunamadı', false],
  ['offline', 'Saklanan teklif açılamadı', true],
] as const)('%s is told as it is', async (code, title, isAskedAgain) => {
  const gateway = fakeGateway();
  gateway.refuse(savedQuote, code);
  const page = await showSaved(gateway);
  await page.findByRole('heading', { name: title });
  expect(page.queryByRole('button', { name: 'Yeniden dene' }) !== null).toBe(isAskedAgain);
});

test('prices that are over are asked for anew, and the new ones take their place', async () => {
  const { gateway, page } = await open({ offers: [{ ...offer, validUntil: past }] });
  const held = gateway.hold(savedQuoteRefresh);
  await page.user.click(page.getByRole('button', { name: 'Fiyatları yenile' }));
  expect(page.getByText('Şirketlere soruluyor; birkaç saniye sürer.')).toBeTruthy();
  const fresh = { ...offer, price: { ...offer.price, minor: 90_000 } };
  await held.answer(view({ offers: [fresh], before: [{ insurer: offer.insurer, price: offer.price }] }));
  expect(page.getByText('Fiyatlar yenilendi.')).toBeTruthy();
  expect(page.getByText(/arttı/)).toBeTruthy();
});

test('answers that are too old for new prices lead to the form', async () => {
  const { gateway, page } = await open({ offers: [{ ...offer, validUntil: past }] });
  gateway.refuse(savedQuoteRefresh, 'quote-outdated');
  await page.user.click(page.getByRole('button', { name: 'Fiyatları yenile' }));
  await page.findByRole('alert');
  expect(page.getByRole('link', { name: 'Forma git' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Fiyatları yenile' })).toBeNull();
});

test('behind a reminder each offer says what became narrower than the policy it would follow', async () => {
  const was = {
    coverages: [
      { code: 'medical', limit: upTo(50_000) },
      { code: 'baggage', limit: { kind: 'included' as const } },
      { code: 'delay', limit: upTo(100) },
    ],
    deductible: null,
    exclusions: [],
    territory: ['276', '250'],
  };
  const narrow = sampleOffer(
    'meridyen',
    84_208,
    { medical: upTo(30_000), baggage: { kind: 'excluded' }, delay: upTo(200) },
    {
      id: 'offer-1234567890',
      validUntil: later,
      deductible: euro(100),
      territory: ['276'],
    },
  );
  const wide = sampleOffer(
    'laledere',
    90_000,
    { medical: upTo(50_000), baggage: { kind: 'included' }, delay: upTo(100) },
    { id: 'offer-1234567891', validUntil: later, territory: ['276', '250', '380'] },
  );
  const { page } = await open({ offers: [narrow, wide], was });
  const card = (insurer: string) => page.getByRole('listitem', { name: new RegExp(insurer) });
  const plain = (element: Element | null) =>
    element?.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? '';
  const [first] = page.getAllByText('Geçen döneme göre daralanlar');
  const said = [...(first?.parentElement?.querySelectorAll('li') ?? [])].map(plain);
  /* by hand: the delay pays more than before and is not told */
  expect(said).toEqual([
    'Tedavi: 50.000 € yerine 30.000 €',
    'Bagaj artık yok',
    'Yeni muafiyet: 100 €',
    'Geçerli olduğu ülkeler azaldı',
  ]);
  expect(plain(card('meridyen'))).not.toContain('daralan bir teminat görmedik');
  expect(plain(card('laledere'))).toContain('daralan bir teminat görmedik');
  page.unmount();
  expect((await open()).page.queryByText(/dönem/)).toBeNull();
});

test('a quote that was bought offers nothing to buy', async () => {
  const { page } = await open({ bought: true });
  expect(page.getByText('Bu tekliften poliçe alındı')).toBeTruthy();
  expect(page.queryByRole('button', { name: /Satın al/ })).toBeNull();
});

/** The question whose quote it is, over the offers. */
async function claim(change: Partial<SavedQuoteView> = {}) {
  const shown = await open(change);
  await shown.page.user.click(shown.page.getByRole('button', { name: /Satın al/ }));
  return shown;
}

test('buying asks first for two details; wrong ones are told before anything is sent', async () => {
  const { gateway, page } = await claim();
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  expect(page.getByText('4 rakam yazın.')).toBeTruthy();
  expect(page.getByText('Tarihi gün, ay, yıl olarak yazın.')).toBeTruthy();
  expect(gateway.calls(savedQuoteClaim)).toEqual([]);
});

test('right details lead to payment', async () => {
  const { gateway, page } = await claim();
  gateway.answer(savedQuoteClaim, { quoteId: 'quote-1234567890' });
  fill(page, { 'Formdaki telefonun son 4 rakamı': '4567', 'İlk sigortalının doğum tarihi': '05/07/1990' });
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  await expect.poll(page.place).toBe('/deneme-odeme?teklif=offer-1234567890');
  expect(gateway.calls(savedQuoteClaim)).toEqual([{ token, phoneEnd: '4567', birthDate: '1990-07-05' }]);
});

test('details that are not the owner’s are told with the limit of tries', async () => {
  const { gateway, page } = await claim();
  gateway.refuse(savedQuoteClaim, 'detail-wrong');
  fill(page, { 'Formdaki telefonun son 4 rakamı': '4567', 'İlk sigortalının doğum tarihi': '05/07/1990' });
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  expect((await page.findByRole('alert')).textContent).toContain('Bu bağlantıda beş kez denenebilir.');
});

test('a lost line takes no attempt, and nobody is told of attempts', async () => {
  const { gateway, page } = await claim();
  gateway.refuse(savedQuoteClaim, 'offline');
  fill(page, { 'Formdaki telefonun son 4 rakamı': '4567', 'İlk sigortalının doğum tarihi': '05/07/1990' });
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  expect((await page.findByRole('alert')).textContent).not.toContain('beş kez');
});

test('a quote that only its phone opens leads to the login, at once or when the gateway says so', async () => {
  const known = await claim({ asks: null });
  expect(known.page.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe('/giris');
  known.page.unmount();
  const { gateway, page } = await claim();
  gateway.refuse(savedQuoteClaim, 'sign-in-required');
  fill(page, { 'Formdaki telefonun son 4 rakamı': '4567', 'İlk sigortalının doğum tarihi': '05/07/1990' });
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  await page.findByRole('link', { name: 'Giriş yap' });
});

test('a quote that names nobody yet asks for one birth date; guessed too often it leads to the form', async () => {
  const { gateway, page } = await claim({ awaitsRest: true, asks: 'birthDate' });
  expect(page.queryByLabelText('Formdaki telefonun son 4 rakamı')).toBeNull();
  expect(page.queryByRole('link', { name: /giriş/i })).toBeNull();
  gateway.refuse(savedQuoteClaim, 'sign-in-required');
  fill(page, { 'İlk sigortalının doğum tarihi': '05/07/1990' });
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  const way = await page.findByRole('link', { name: 'Forma git' });
  expect(way.getAttribute('href')).toBe('/deneme');
  expect(gateway.calls(savedQuoteClaim)).toEqual([{ token, birthDate: '1990-07-05' }]);
});

test('a quote that has nothing of anybody is opened by a press', async () => {
  const { gateway, page } = await claim({ awaitsRest: true, asks: null, opens: true });
  expect(page.getByText(/Bu teklifte kimsenin bilgisi yok/)).toBeTruthy();
  expect(page.queryByRole('textbox')).toBeNull();
  gateway.answer(savedQuoteClaim, { quoteId: 'quote-1234567890' });
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  await expect.poll(page.place).toBe('/deneme-odeme?teklif=offer-1234567890');
  expect(gateway.calls(savedQuoteClaim)).toEqual([{ token }]);
});

/** The dialog that keeps a quote. */
async function save() {
  const gateway = fakeGateway();
  const held = gateway.hold(quoteSave);
  const quoteId = 'quote-1234567890';
  const page = await renderJourney(<SaveQuote quoteId={quoteId} />, { gateway, page: 'offers' });
  await page.user.click(page.getByRole('button', { name: 'Teklifi sakla' }));
  await page.findByRole('status', { name: 'Teklif saklanıyor' });
  return { gateway, page, held };
}

test('keeping a quote waits, then gives its link without a person in it', async () => {
  const { page, held } = await save();
  await held.answer({ token, until: '2026-12-20T09:00:00.000Z' });
  expect(page.getByLabelText('Bağlantı').getAttribute('value')).toMatch(
    new RegExp(`/deneme-teklifler\\?kayit=${token}$`),
  );
});

test('a quote that could not be kept is tried again on a press', async () => {
  const { gateway, page, held } = await save();
  await held.refuse('offline');
  expect(page.getByRole('heading', { name: 'Teklif saklanamadı' })).toBeTruthy();
  gateway.answer(quoteSave, { token, until: '2026-12-20T09:00:00.000Z' });
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await page.findByLabelText('Bağlantı');
});

test('the link goes by mail; a wrong address is told and not sent', async () => {
  const { gateway, page, held } = await save();
  await held.answer({ token, until: '2026-12-20T09:00:00.000Z' });
  fill(page, { 'E-posta adresi': 'defne' });
  await page.user.click(page.getByRole('button', { name: 'E-posta ile gönder' }));
  expect(page.getByText('Geçerli bir e-posta adresi yazın.')).toBeTruthy();
  expect(gateway.calls(savedQuoteMail)).toEqual([]);
  gateway.answer(savedQuoteMail, { success: true });
  fill(page, { 'E-posta adresi': 'defne@ornek.com' });
  await page.user.click(page.getByRole('button', { name: 'E-posta ile gönder' }));
  await page.findByText('E-posta yola çıktı.');
  expect(gateway.calls(savedQuoteMail)).toEqual([{ token, language: 'tr', email: 'defne@ornek.com' }]);
});

test('a link is closed again; when that fails it stays open and says so', async () => {
  const { gateway, page, held } = await save();
  await held.answer({ token, until: '2026-12-20T09:00:00.000Z' });
  gateway.refuse(savedQuoteRevoke, 'offline');
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı kapat' }));
  await page.findByRole('alert');
  gateway.answer(savedQuoteRevoke, { success: true });
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı kapat' }));
  await page.findByText('Bağlantı kapandı; artık kimse açamaz.');
  expect(page.queryByLabelText('Bağlantı')).toBeNull();
});
