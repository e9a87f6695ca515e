// @vitest-environment happy-dom
import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Offer } from '@sigorta/contracts/offer';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { euro, sampleOffer, upTo } from '../../testing/sample-offers.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { noQuote } from '../quote-state.ts';
import { ComparePage } from './ComparePage.tsx';

const product = { ...sampleProduct, coverages: ['medical', 'baggage'] };
const later = '2099-01-01T00:00:00.000Z';

const offerOf = (
  insurer: string,
  minor: number,
  limits: Record<string, CoverageLimit>,
  own: Partial<Offer> = {},
) => sampleOffer(insurer, minor, limits, { validUntil: later, ...own });

const wide = offerOf('meridyen', 84_200, { medical: upTo(50_000), baggage: { kind: 'included' } });
const narrow = offerOf(
  'anadolu',
  61_900,
  { medical: upTo(30_000), baggage: { kind: 'included' } },
  { deductible: euro(50) },
);

async function show(offers: readonly Offer[] = [wide, narrow]) {
  const onClose = vi.fn();
  const quote = { ...noQuote, offers, phase: 'done' as const };
  const page = await renderJourney(<ComparePage quote={quote} offers={offers} onClose={onClose} />, {
    gateway: fakeGateway(),
    page: 'offers',
    product,
  });
  const row = (name: string): HTMLElement => {
    const found = page.getByRole('rowheader', { name }).closest('tr');
    if (!found) throw new Error(`no row ${name}`);
    return found;
  };
  return { page, onClose, row };
}

test('the heading counts the differences and has the focus', async () => {
  const { page } = await show();
  const heading = page.getByRole('heading', { level: 1 });
  expect(heading.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe('2 teklif, 2 fark');
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('the cheapest stands first, and the table is named by its insurers', async () => {
  const { page } = await show();
  const heads = page.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads[0]).toContain('anadolu');
  expect(page.getByRole('table').querySelector('caption')?.textContent).toContain('meridyen Sigorta');
});

test('an advantage stands with its reason in the cell that has it, and in no other', async () => {
  const { row } = await show();
  const [cheap, dear] = within(row('Tedavi')).getAllByRole('cell');
  expect(dear?.textContent).toContain('En yüksek');
  expect(cheap?.textContent).not.toContain('En yüksek');
  const [withExcess, without] = within(row('Muafiyet')).getAllByRole('cell');
  expect(withExcess?.textContent).toContain('Olay başına');
  expect(without?.textContent).toContain('Sizde kalan yok');
});

test('what is equal has no advantage, and goes when only differences are wanted', async () => {
  const { page, row } = await show();
  expect(row('Bagaj').textContent).not.toMatch(/En |Yalnız/);
  await page.user.click(page.getByLabelText('Yalnızca farkları göster'));
  expect(page.queryByRole('rowheader', { name: 'Bagaj' })).toBeNull();
  expect(page.getByRole('rowheader', { name: 'Tedavi' })).toBeTruthy();
});

test('offers of the same cover say so', async () => {
  const { page } = await show([wide, { ...wide, id: 'other', insurer: { id: 'kuzey', name: 'Kuzey' } }]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Bu teklifler aynı kapsamda');
});

test('the way back closes the table', async () => {
  const { page, onClose } = await show();
  await page.user.click(page.getByRole('button', { name: 'Tekliflere dön' }));
  expect(onClose).toHaveBeenCalledOnce();
});

const asked = (answer: 'pays' | 'no') => ({
  whatIf: [
    { scenario: 'lost', answer, cost: null, pays: null, keeps: null, clauses: ['B.1'] },
    { scenario: 'same', answer: 'no' as const, cost: null, pays: null, keeps: null, clauses: ['B.1'] },
  ],
});

test('a scenario that all were asked is a row with every answer in words, and counts as no difference', async () => {
  const { page, row } = await show([
    { ...wide, ...asked('pays') },
    { ...narrow, ...asked('no') },
  ]);
  const [cheap, dear] = within(row('lost')).getAllByRole('cell');
  expect(cheap?.textContent).toContain('Ödemez');
  expect(dear?.textContent).toContain('Öder');
  expect(page.getByRole('heading', { level: 1 }).textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
    '2 teklif, 2 fark',
  );
  await page.user.click(page.getByLabelText('Yalnızca farkları göster'));
  expect(page.queryByRole('rowheader', { name: 'same' })).toBeNull();
  expect(page.getByRole('rowheader', { name: 'lost' })).toBeTruthy();
});

test('a scenario that only one of them was asked cannot be compared', async () => {
  const { page } = await show([{ ...wide, ...asked('pays') }, narrow]);
  expect(page.queryByRole('rowheader', { name: 'lost' })).toBeNull();
});

test('an offer whose price is over is not sold here either, and leads to new ones', async () => {
  const { page } = await show([{ ...wide, validUntil: '2020-01-01T00:00:00.000Z' }, narrow]);
  expect(page.getAllByText('Satın al')).toHaveLength(1);
  expect(page.getAllByRole('link', { name: 'Yeniden teklif al' })).toHaveLength(1);
});
