// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { offerAgain } from '@sigorta/contracts/operations/offer-again';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleOffer, upTo } from '../testing/sample-offers.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { AskedAgainStatus } from './AskedAgainStatus.tsx';
import { OffersPage } from './OffersPage.tsx';
import { quoteFeed } from './quote-feeds.ts';
import { noQuote } from './quote-state.ts';
import { useAskingAgain } from './use-asking-again.ts';

const product = { ...sampleProduct, coverages: ['medical'] };
const over = '2020-01-01T00:00:00.000Z';
const later = '2099-01-01T00:00:00.000Z';

let quotes = 0;

/** A list with two offers that hold and, between them, one that is over: 700, 800, 900 lira. */
async function list(
  answer: (gateway: ReturnType<typeof fakeGateway>, ended: Offer) => void,
  { ends = [later, over, later], purchaseId = null }: { ends?: string[]; purchaseId?: string | null } = {},
) {
  quotes += 1;
  const quoteId = `quote-asked-again-${quotes}`;
  const offers = ['meridyen', 'anadolu', 'kuzey'].map((insurer, at) =>
    sampleOffer(
      insurer,
      70_000 + at * 10_000,
      { medical: upTo(30_000) },
      { id: `${quoteId}-${insurer}`, quoteId, validUntil: ends[at] ?? later },
    ),
  );
  const gateway = fakeGateway();
  const lines: QuoteEvent[] = [
    {
      type: 'quote',
      sequence: 0,
      quote: { ...sampleOfferDetail().quote, quoteId },
      insurers: offers.map(({ insurer }) => insurer),
    },
    ...offers.map((offer, at): QuoteEvent => ({ type: 'offer', sequence: at + 1, offer })),
    { type: 'done', sequence: 99, offers: offers.length, failures: 0 },
  ];
  gateway.answerLines(quoteEvents, lines);
  gateway.answer(offerDetail, sampleOfferDetail({ purchaseId, quotePurchaseId: purchaseId }));
  answer(gateway, offers[1] as Offer);
  await expect.poll(() => quoteFeed(gateway, quoteId).get().phase).toBe('done');
  const path = `/deneme-teklifler?sorgu=${quoteId}`;
  const page = await renderJourney(<OffersPage />, { gateway, page: 'offers', path, product });
  await page.findAllByRole('heading', { level: 2 });
  const plain = (text: string | null | undefined) =>
    text?.replace(/[\u00a0\u2066-\u2069]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));
  return {
    gateway,
    page,
    row: () => plain(page.getByRole('article', { name: /anadolu/ }).textContent),
    names: () =>
      page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.slice(0, 5)),
    said: () => page.getAllByRole('status').map(({ textContent }) => plain(textContent)),
  };
}

const now = (gateway: ReturnType<typeof fakeGateway>, ended: Offer, price: number): void =>
  gateway.answer(offerAgain, {
    result: 'asked',
    offer: { ...ended, price: lira(price), validUntil: later },
    was: ended.price,
  });

const seen = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test.each([
  [95_050, 'Yeniden soruldu: 800,00 TL idi, 150,50 TL arttı', '950,50'],
  [60_000, 'Yeniden soruldu: 800,00 TL idi, 200,00 TL azaldı', '600,00'],
  [80_000, 'Yeniden soruldu, fiyat aynı', '800,00'],
])(
  'an ended offer that now costs %i kuruş says both amounts, and no row changes its place',
  async (price, sentence, shown) => {
    const { gateway, page, row, names } = await list((gate, ended) => now(gate, ended, price));
    await expect.poll(row).toContain(sentence);
    expect(row()).toContain(shown);
    expect(row()).not.toContain('Bu fiyatın süresi doldu');
    /* between the two that stood around it, until its buyer sorts */
    expect(names()).toEqual(['merid', 'anado', 'kuzey']);
    await page.user.selectOptions(page.getByLabelText('Sırala'), 'price-down');
    await page.user.selectOptions(page.getByLabelText('Sırala'), 'price');
    const sorted = [
      [70_000, 'merid'],
      [price, 'anado'],
      [90_000, 'kuzey'],
    ] as [number, string][];
    expect(names()).toEqual(sorted.toSorted(([a], [b]) => a - b).map(([, name]) => name));
    expect(gateway.calls(offerAgain)).toHaveLength(1);
  },
);

test('who listens hears one sentence with both amounts', async () => {
  const { said } = await list((gate, ended) => now(gate, ended, 95_050));
  await expect
    .poll(said)
    .toContain('anadolu Sigorta: fiyat yeniden soruldu. Yeni fiyat 950,50 TL, önceki 800,00 TL.');
});

/* the gateway says of one that holds by then that nothing changed: this page showed another amount */
test('an offer that another tab asked for again says what this page showed before', async () => {
  const { row, said } = await list((gate, ended) =>
    gate.answer(offerAgain, {
      result: 'asked',
      offer: { ...ended, price: lira(95_050), validUntil: later },
      was: lira(95_050),
    }),
  );
  await expect.poll(row).toContain('Yeniden soruldu: 800,00 TL idi, 150,50 TL arttı');
  expect(said()).toContain('anadolu Sigorta: fiyat yeniden soruldu. Yeni fiyat 950,50 TL, önceki 800,00 TL.');
});

/** A list whose answers are moved: the same place shows the offers of another quote. */
function Moved({ first, next }: { first: readonly Offer[]; next: readonly Offer[] }) {
  const [offers, setOffers] = useState(first);
  const told = useAskingAgain({ ...noQuote, phase: 'done', offers }, true, 0);
  return (
    <>
      <button type="button" onClick={() => setOffers(next)}>
        Kaydır
      </button>
      <AskedAgainStatus told={told} />
    </>
  );
}

test('of the list before nothing is said beside another one', async () => {
  const gateway = fakeGateway();
  const offersOf = (quoteId: string, ends: string[]) =>
    ends.map((validUntil, at) =>
      sampleOffer(`${quoteId}-${at}`, 80_000, {}, { id: `${quoteId}-${at}`, quoteId, validUntil }),
    );
  const [first, next] = [offersOf('quote-moved-from', [over, later]), offersOf('quote-moved-to', [later])];
  now(gateway, first[0] as Offer, 95_050);
  const page = await renderJourney(<Moved first={first} next={next} />, { gateway, page: 'offers', product });
  await expect.poll(() => page.getByRole('status').textContent).toContain('fiyat yeniden soruldu');
  await page.user.click(page.getByRole('button', { name: 'Kaydır' }));
  expect(page.getByRole('status').textContent).toBe('');
});

test('where its insurer does not answer it stays ended with its way on, and is not asked about again', async () => {
  const { gateway, page, row } = await list((gate) => gate.refuse(offerAgain, 'upstream-unavailable'));
  await expect.poll(() => gateway.calls(offerAgain)).toHaveLength(1);
  for (const _ of [1, 2, 3]) await seen();
  expect(gateway.calls(offerAgain)).toHaveLength(1);
  expect(row()).toContain('Bu fiyatın süresi doldu');
  expect(page.getByRole('link', { name: 'Yeniden teklif al' })).toBeTruthy();
});

test('of offers that end at different times the lowest that still holds leads, and an ended one says so', async () => {
  const { page } = await list((gate) => gate.refuse(offerAgain, 'upstream-unavailable'), {
    ends: [over, later, later],
  });
  expect(page.queryByText('Tekliflerin süresi doldu')).toBeNull();
  expect(page.getByRole('article', { name: /meridyen/ }).textContent).toContain('Bu fiyatın süresi doldu');
  expect(page.getByRole('article', { name: /anadolu/ }).textContent).toContain('En düşük fiyat');
  expect(page.getAllByRole('link', { name: /Satın al/ })).toHaveLength(2);
});

test('nothing is asked in a hidden tab, and once it is seen again it is', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => hidden.mockRestore());
  const { gateway, row } = await list((gate, ended) => now(gate, ended, 95_050));
  await seen();
  expect(gateway.calls(offerAgain)).toHaveLength(0);
  hidden.mockReturnValue('visible');
  await seen();
  await expect.poll(row).toContain('150,50 TL arttı');
});

test('where all of a list have ended no insurer is asked by itself', async () => {
  /* an answer that is not there would be an error of the page */
  const { gateway, page } = await list(() => undefined, { ends: [over, over, over] });
  await page.findByText('Tekliflerin süresi doldu');
  await seen();
  expect(gateway.calls(offerAgain)).toHaveLength(0);
});

test('of a quote that was bought the gateway asks nobody, and the list sells nothing', async () => {
  const { page, row } = await list((gate) => gate.refuse(offerAgain, 'already-paid'), {
    purchaseId: 'purchase-1234567890',
  });
  await page.findByRole('link', { name: 'Poliçe sayfasına git' });
  await seen();
  expect(row()).not.toContain('Yeniden soruldu');
  expect(page.queryByText('Satın al')).toBeNull();
});
