// @vitest-environment happy-dom
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { within } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { anadolu, kuzey, linesOf, list, meridyen, product, show } from '../testing/offers-page.tsx';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { OffersPage } from './OffersPage.tsx';

test.each(['', `&karsilastir=${meridyen.id},${anadolu.id}`])(
  'of a quote that was bought nothing is sold again, and its policy is one press away (list%s)',
  async (query) => {
    const { page } = await list([meridyen, anadolu], query, 'purchase-1234567890');
    const way = await page.findByRole('link', { name: 'Poliçe sayfasına git' });
    expect(way.getAttribute('href')).toBe('/deneme-police?satin-alma=purchase-1234567890');
    expect(page.getByText('Bu tekliflerden biri ödendi ya da ödeniyor')).toBeTruthy();
    expect(page.queryByText('Satın al')).toBeNull();
  },
);

test('a list that is seen again is asked about again: it may have been bought from in another tab', async () => {
  const { gateway, page } = await list([meridyen]);
  await expect.poll(() => gateway.calls(offerDetail)).toHaveLength(1);
  expect(page.getByText('Satın al')).toBeTruthy();
  gateway.answer(offerDetail, sampleOfferDetail({ quotePurchaseId: 'purchase-1234567890' }));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await page.findByRole('link', { name: 'Poliçe sayfasına git' });
});

test('an offer whose money went back stands against itself alone: the others are sold', async () => {
  const { gateway, page } = await list([meridyen, anadolu]);
  gateway.answer(offerDetail, sampleOfferDetail({ purchaseId: 'purchase-1234567890' }));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => gateway.calls(offerDetail)).toHaveLength(2);
  expect(page.getAllByText('Satın al')).toHaveLength(2);
  expect(page.queryByRole('link', { name: 'Poliçe sayfasına git' })).toBeNull();
});

test('an address without a quote leads to the form', async () => {
  const gateway = fakeGateway();
  const page = await renderJourney(<OffersPage />, { gateway, page: 'offers', product });
  expect(page.getByRole('heading', { name: 'Önce birkaç bilgi gerekiyor' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Forma git' }).getAttribute('href')).toBe('/deneme');
});

test('while nobody has answered the page waits and counts', async () => {
  const lines = linesOf([], { failures: [], done: false });
  const { page } = await show([
    ...lines.map((line) => (line.type === 'quote' ? { ...line, insurers: [meridyen.insurer] } : line)),
    { type: 'ping' },
  ]);
  /* the stream has ended without its last line: what is known is told as broken */
  await page.findByRole('heading', { name: 'Teklif oluşturulurken bilinmeyen bir hata oluştu' });
  expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeTruthy();
});

test('offers stand in the order of their price, the cheapest is marked once', async () => {
  const { page, names } = await list([meridyen, anadolu, kuzey]);
  expect(names()).toEqual([
    expect.stringContaining('anadolu'),
    expect.stringContaining('meridyen'),
    expect.stringContaining('kuzey'),
  ]);
  expect(page.getAllByText('En düşük fiyat')).toHaveLength(1);
  expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/3.*teklif/);
});

test('the buyer may turn the order round', async () => {
  const { page, names } = await list([meridyen, anadolu, kuzey]);
  await page.user.selectOptions(page.getByLabelText('Sırala'), 'price-down');
  expect(names()[0]).toContain('kuzey');
});

test('why the offers stand in this order is read out of the rule that sorts them', async () => {
  const { page } = await list([meridyen, anadolu, kuzey]);
  const rules = async () => {
    await page.user.click(page.getByRole('button', { name: 'Neden bu sırada?' }));
    return within(page.getByRole('list', { name: 'Neden bu sırada?' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await rules()).toEqual(['Fiyat: önce düşük', 'Eşitlikte önce gelen teklif']);
  await page.user.selectOptions(page.getByLabelText('Sırala'), 'deductible');
  expect(await rules()).toEqual(['Muafiyet: önce düşük', 'Fiyat: önce düşük', 'Eşitlikte önce gelen teklif']);
  expect(page.getByText('Şirketlerle anlaşmalarımız sırayı değiştirmez.')).toBeTruthy();
});

test('buying leads to payment with the offer in the address, named for who cannot see', async () => {
  const { page } = await list([anadolu]);
  const link = page.getByRole('link', { name: /Satın al: .*anadolu Sigorta/ });
  expect(link.getAttribute('href')).toBe(`/deneme-odeme?teklif=${anadolu.id}`);
});

test('an offer whose time is over leads to the form instead', async () => {
  const { page } = await list([{ ...meridyen, validUntil: '2020-01-01T00:00:00.000Z' }]);
  expect(page.getByText('Tekliflerin süresi doldu')).toBeTruthy();
  expect(page.queryByRole('link', { name: /Satın al/ })).toBeNull();
  for (const link of page.getAllByRole('link', { name: 'Yeniden teklif al' })) {
    expect(link.getAttribute('href')).toBe('/deneme');
  }
});

test('of offers that end at different times the lowest that still holds leads, and an ended one says so', async () => {
  const over = { ...anadolu, validUntil: '2020-01-01T00:00:00.000Z' };
  const { page } = await list([meridyen, over]);
  expect(page.queryByText('Tekliflerin süresi doldu')).toBeNull();
  expect(page.getByRole('article', { name: /anadolu/ }).textContent).toContain('Bu fiyatın süresi doldu');
  expect(page.getByRole('article', { name: /meridyen/ }).textContent).toContain('En düşük fiyat');
  expect(page.getAllByRole('link', { name: /Satın al/ })).toHaveLength(1);
});

test('shortly before its end an offer says how many minutes it still holds', async () => {
  const soon = new Date(Date.now() + 5.5 * 60_000).toISOString();
  const { page } = await list([{ ...meridyen, validUntil: soon }, kuzey]);
  const words = page.getByRole('article', { name: /meridyen/ }).textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('Fiyat 6 dakika daha geçerli');
  expect(page.getByRole('article', { name: /kuzey/ }).textContent).not.toContain('dakika daha');
});

test('filters leave the offers that fit, several of them what fits all', async () => {
  const { page, names } = await list([meridyen, anadolu]);
  await page.user.click(page.getByLabelText(/Taksit yapılabilen/));
  expect(names()).toEqual([expect.stringContaining('meridyen')]);
  await page.user.click(page.getByLabelText(/Muafiyetsiz/));
  expect(names()).toHaveLength(1);
});

test('the head tells what the filters leave, chips which ones are on, and both go back', async () => {
  const { page, names } = await list([meridyen, anadolu, kuzey]);
  const head = () =>
    page
      .getByRole('heading', { level: 1 })
      .textContent?.replace(/[\u00a0\u2066-\u2069]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));
  expect(head()).toBe('3 teklif. En düşük: 619,00 TL');
  expect(page.queryByRole('list', { name: 'Seçili filtreler' })).toBeNull();
  await page.user.click(page.getByLabelText(/Taksit yapılabilen/));
  expect(head()).toBe('2 / 3 teklif. En düşük: 842,00 TL');
  expect(names()).toHaveLength(2);
  /* the lowest of those that stand there */
  expect(page.getAllByText('En düşük fiyat')).toHaveLength(1);
  await page.user.click(page.getByLabelText(/50\.000 .*ve üstü/));
  expect(head()).toBe('0 / 3 teklif');
  expect(page.queryAllByRole('article')).toEqual([]);
  const chips = within(page.getByRole('list', { name: 'Seçili filtreler' }));
  expect(chips.getAllByRole('button')).toHaveLength(2);
  /* all at once where the list would be, and not a second time above it */
  expect(page.getAllByRole('button', { name: 'Filtreleri temizle' })).toHaveLength(1);
  await page.user.click(chips.getByRole('button', { name: 'Filtreyi kaldır: Taksit yapılabilen' }));
  expect(head()).toBe('1 / 3 teklif. En düşük: 619,00 TL');
  await page.user.click(page.getByRole('button', { name: /Filtreyi kaldır: .*50\.000/ }));
  expect(head()).toBe('3 teklif. En düşük: 619,00 TL');
});

test('two offers are put beside each other; one is not enough', async () => {
  const { page } = await list([meridyen, anadolu]);
  await page.user.click(page.getByRole('checkbox', { name: /Karşılaştır: .*anadolu/ }));
  expect(page.getByText('Karşılaştırmak için bir teklif daha seçin')).toBeTruthy();
  await page.user.click(page.getByRole('checkbox', { name: /Karşılaştır: .*meridyen/ }));
  await page.user.click(page.getByRole('button', { name: /2.*teklifi karşılaştır/ }));
  expect(page.place()).toContain('karsilastir=');
  expect(page.getByRole('table')).toBeTruthy();
  await page.user.click(page.getByText('Tekliflere dön'));
  expect(page.queryByRole('table')).toBeNull();
});

test('an address with two offers opens their table, one with an unknown offer the list', async () => {
  const both = await list([meridyen, anadolu], `&karsilastir=${meridyen.id},${anadolu.id}`);
  expect(both.page.getByRole('table')).toBeTruthy();
  both.page.unmount();
  const one = await list([meridyen, anadolu], `&karsilastir=${meridyen.id},nobody`);
  expect(one.page.queryByRole('table')).toBeNull();
});

test('details of an offer open on a press and say so', async () => {
  const { page } = await list([meridyen]);
  const button = page.getByRole('button', { name: 'Ayrıntılar' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await page.user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(page.getByText('Bütün teminatlar')).toBeTruthy();
});

test('who gave no offer is named with the reason', async () => {
  const { page } = await show(
    linesOf([meridyen], {
      failures: [
        ['dogu', 'declined', 'too-old'],
        ['bati', 'late', null],
      ],
    }),
  );
  const details = (await page.findByText(/Teklif vermeyen şirketler/)).closest('details');
  if (!details) throw new Error('no list of failures');
  expect(within(details).getByText(/Yaş sınırının üstünde\./)).toBeTruthy();
  expect(within(details).getByText(/Zamanında yanıt vermedi\./)).toBeTruthy();
});

test.each([
  ['declined', 'Hiçbir şirket bu bilgilere teklif vermedi'],
  ['late', 'Şirketlere şu anda ulaşılamadı'],
] as const)('when everybody is %s the page says so', async (kind, title) => {
  const { page } = await show(linesOf([], { failures: [['dogu', kind, null]] }));
  await page.findByRole('heading', { name: title });
});

test('a quote nobody knows offers no second try', async () => {
  const gateway = fakeGateway();
  gateway.refuse(quoteEvents, 'not-found');
  const path = '/deneme-teklifler?sorgu=quote-nobody-knows';
  const page = await renderJourney(<OffersPage />, { gateway, page: 'offers', path, product });
  await page.findByRole('heading', { name: 'Bu teklif isteği bulunamadı' });
  expect(page.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});

test('a line that breaks keeps what came and reads on at a press', async () => {
  const { gateway, page } = await show(linesOf([meridyen], { done: false }));
  await page.findByText(/Bağlantı koptu/);
  gateway.answerLines(quoteEvents, linesOf([meridyen, anadolu]));
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await expect.poll(() => page.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(page.queryByText(/Bağlantı koptu/)).toBeNull();
});
