// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { euro, sampleOffer, upTo } from '../../testing/sample-offers.ts';
import { OfferCards } from '../OfferCards.tsx';

const until = { validUntil: '2099-01-01T00:00:00.000Z' };
const cheap = sampleOffer(
  'anadolu',
  95_000,
  { 'emergency-treatment': upTo(30_000), 'baggage-loss': { kind: 'excluded' }, repatriation: upTo(50_000) },
  { ...until, deductible: euro(50), exclusions: ['pandemic'] },
);
const dear = sampleOffer(
  'meridyen',
  107_630,
  { 'emergency-treatment': upTo(100_000), 'baggage-loss': upTo(500), repatriation: upTo(20_000) },
  { ...until, exclusions: ['winter-sports'] },
);

const openDetails = async (offers: readonly (typeof cheap)[], at: number) => {
  const list = (
    <OfferCards quote={null} offers={offers} cheapest={offers[0]} compared={[]} onCompare={() => {}} />
  );
  const page = await renderJourney(list, { gateway: fakeGateway(), page: 'offers' });
  /* another list may stand in the document */
  const card = page.container.querySelectorAll('article')[at];
  if (!card) throw new Error('no such card');
  const toggle = [...card.querySelectorAll('button')].find((one) => one.getAttribute('aria-expanded'));
  if (toggle) await page.user.click(toggle);
  expect(toggle?.getAttribute('aria-expanded')).toBe('true');
  return card;
};
const linesOf = (card: HTMLElement) =>
  [...(card.querySelector('section[aria-label]')?.querySelectorAll('h3, h4, li, p') ?? [])].map(
    (line) => line.textContent,
  );

test('what an offer costs more than the cheapest is told in lira, with what it is for and what is missing', async () => {
  const lines = linesOf(await openDetails([cheap, dear], 1));
  expect(lines[0]).toBe('En düşük fiyatlı tekliften 126,30\u00a0TL fazla');
  const [more, less] = [lines.indexOf('Bunda fazla olan'), lines.indexOf('Bunda eksik olan')];
  expect(lines.slice(more + 1, less)).toHaveLength(4);
  expect(lines.slice(more + 1, less).join('\n')).toMatch(/: burada .*100\.000.*, orada .*30\.000/);
  expect(lines.slice(more + 1, less)).toContainEqual(expect.stringMatching(/: burada var, orada yok$/));
  expect(lines.slice(more + 1, less)).toContainEqual(expect.stringMatching(/^Muafiyet: burada yok, orada /));
  expect(lines.slice(less + 1)).toHaveLength(2);
  expect(lines.slice(less + 1)).toContainEqual(
    expect.stringMatching(/: burada .*20\.000.*, orada .*50\.000/),
  );
});

test('two that cover the same say so, and the cheapest is told against nobody', async () => {
  const other = { ...cheap, id: 'offer-kuzey', price: { ...cheap.price } };
  expect(linesOf(await openDetails([cheap, other], 1))).toEqual([
    'En düşük fiyatla aynı tutar',
    'Teminatlarda, muafiyette ve istisnalarda bir fark görmedik.',
  ]);
  expect(linesOf(await openDetails([cheap, dear], 0))).toEqual([]);
});

test('what nobody can measure against each other is called neither more nor less', async () => {
  const unlimited = sampleOffer('anadolu', 95_000, { repatriation: { kind: 'unlimited' } }, until);
  const included = sampleOffer('meridyen', 99_000, { repatriation: { kind: 'included' } }, until);
  const swapped = [
    { ...included, price: unlimited.price },
    { ...unlimited, price: included.price },
  ] as const;
  for (const [pair, told] of [
    [[unlimited, included], /: burada [Kk]apsamda, orada [Ll]imitsiz$/],
    [swapped, /: burada [Ll]imitsiz, orada [Kk]apsamda$/],
  ] as const) {
    const lines = linesOf(await openDetails(pair, 1));
    expect(lines.slice(1)).toEqual(['Ölçüsü başka olan', expect.stringMatching(told)]);
  }
  const euros = { ...cheap, id: 'offer-euro', coverages: [], exclusions: [], deductible: euro(50) };
  const lira = { ...euros, id: 'offer-lira', deductible: { minor: 100_000, currency: 'TRY' as const } };
  expect(linesOf(await openDetails([euros, lira], 1)).slice(1)).toEqual([
    'Ölçüsü başka olan',
    expect.stringMatching(/^Muafiyet: burada .*1\.000.*, orada .*50/),
  ]);
});

test('an offer below the lowest that still holds has ended: nothing is said of its price', async () => {
  const ended = { ...dear, price: { ...dear.price, minor: 80_000 }, validUntil: '2020-01-01T00:00:00.000Z' };
  expect(linesOf(await openDetails([cheap, ended], 1))).toEqual([]);
});
