// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { rateHoldSet, rateSourceSet, ratesView } from '@sigorta/contracts/panel/rates';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { RatesPage } from './RatesPage.tsx';

type Answer = AnswerOf<typeof ratesView>;

const answer: Answer = {
  source: 'forex-selling',
  since: null,
  maxAgeDays: 7,
  inForce: [],
  bulletins: [
    {
      date: '2026-11-20',
      bulletin: '2026/221',
      currency: 'EUR',
      rates: {
        'forex-selling': '45.1234',
        'forex-buying': '45.0000',
        'banknote-selling': null,
        'banknote-buying': '44.9000',
      },
      fetchedAt: '2026-11-20T13:00:00.000Z',
    },
  ],
  hold: {
    on: true,
    cap: lira(500_000_000),
    since: null,
    asked: false,
    open: [
      {
        quotes: 3,
        amount: { minor: 10_000, currency: 'EUR' },
        promised: lira(450_000),
        today: lira(495_000),
        until: '2026-11-22T09:00:00.000Z',
      },
    ],
  },
  changes: [],
};

const show = async (part: Partial<Answer> = {}) => {
  const gateway = fakeGateway();
  gateway.answer(ratesView, { ...answer, ...part });
  gateway.answer(rateSourceSet, { source: 'forex-buying' });
  gateway.answer(rateHoldSet, { asked: false });
  const page = await renderPanel(<RatesPage />, { gateway, role: 'finance' });
  return { gateway, page };
};

test('without a young rate it is told that nothing foreign is sold', async () => {
  const { page } = await show();
  expect(page.getByText(/Son 7 gün içinde kur alınamadı/)).toBeTruthy();
});

test('each kind of rate says what a hundred euros cost by it', async () => {
  const { page } = await show();
  expect(page.getByLabelText(/^Döviz satış · 100 € = 4\.512,34/)).toBeTruthy();
  expect(page.getByLabelText('Efektif satış · bültende yok')).toBeTruthy();
});

test('the bulletin that was read stands with all its rates', async () => {
  const { page } = await show();
  expect(page.cells('2026/221').slice(1, 7)).toEqual([
    '2026/221',
    'EUR',
    '45,1234',
    '45,0000',
    '–',
    '44,9000',
  ]);
});

test('another rate is chosen with a reason, after what it changes was told', async () => {
  const { gateway, page } = await show();
  expect(page.queryByRole('button', { name: 'Kuru değiştir' })).toBeNull();
  await page.user.click(page.getByLabelText(/^Döviz alış/));
  expect(page.getByText(/Verilmiş teklifler kendi kuruyla kalır/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Kuru değiştir' }));
  expect(page.getByText('En az beş harfle neden değiştirdiğinizi yazın.')).toBeTruthy();
  expect(gateway.calls(rateSourceSet)).toEqual([]);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Yönetim kararı');
  await page.user.click(page.getByRole('button', { name: 'Kuru değiştir' }));
  expect(gateway.calls(rateSourceSet)).toEqual([
    { kind: 'forex-buying', was: { kind: 'forex-selling' }, reason: 'Yönetim kararı' },
  ]);
  await page.settle();
  expect(gateway.calls(ratesView)).toHaveLength(2);
});

test('a rate that no bulletin has cannot be chosen', async () => {
  const { gateway, page } = await show();
  gateway.refuse(rateSourceSet, 'invalid-input', [{ field: 'kind', message: 'error.invalid-input' }]);
  await page.user.click(page.getByLabelText(/^Efektif satış/));
  await page.user.type(page.getByLabelText('Gerekçe'), 'Yönetim kararı');
  await page.user.click(page.getByRole('button', { name: 'Kuru değiştir' }));
  expect(page.getByRole('alert').textContent).toBe('Bu kur son bültenlerde yok, seçilemez.');
});

test('changes of before say who made them and why', async () => {
  const { page } = await show({
    changes: [
      {
        at: '2026-11-10T09:00:00.000Z',
        by: 'Ada Kurt',
        before: 'forex-buying',
        after: 'forex-selling',
        reason: 'Yönetim kararı',
      },
    ],
  });
  expect(page.getByText('Ada Kurt')).toBeTruthy();
  expect(page.getByText('Yönetim kararı')).toBeTruthy();
  expect(page.queryByText('Bu ayar henüz değiştirilmedi.')).toBeNull();
});

test('a setting nobody changed is told', async () => {
  const { page } = await show();
  expect(page.getByText('Bu ayar henüz değiştirilmedi.')).toBeTruthy();
});

test('what open offers promise stands beside what they would cost today', async () => {
  const { page } = await show();
  const words = page.cells('100,00 €').map((cell) => cell.replaceAll('\u00a0', ' '));
  expect(words.join(' | ')).toMatch(/3 \| 4\.500,00 TL \| 4\.950,00 TL \| 450,00 TL/);
});

test('holding is ended by one person, after it was said what that changes', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByLabelText('Tutulmasın'));
  expect(page.getByText(/Verilmiş teklifler tutulur/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  expect(page.getByText('En az on harfle neden değiştirdiğinizi yazın.')).toBeTruthy();
  expect(gateway.calls(rateHoldSet)).toEqual([]);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Kur çok oynuyor');
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  expect(gateway.calls(rateHoldSet)).toMatchObject([
    { on: false, capMinor: 500_000_000, reason: 'Kur çok oynuyor' },
  ]);
});

test('a larger sum is asked of a second person', async () => {
  const { gateway, page } = await show();
  const cap = page.getByLabelText('Üst sınır');
  await page.user.clear(cap);
  await page.user.type(cap, '9.000.000');
  expect(page.getByText(/ikinci bir kişi onaylayınca/)).toBeTruthy();
  await page.user.type(page.getByLabelText('Gerekçe'), 'Bayram öncesi satış');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(gateway.calls(rateHoldSet)).toMatchObject([{ on: true, capMinor: 900_000_000 }]);
});

test.each([
  ['5000,50', 'a part of a lira'],
  ['1.5', 'a part of a lira'],
  ['beş milyon', 'words'],
])('a cap of %s is %s and no hundred times as much', async (typed) => {
  const { gateway, page } = await show();
  const cap = page.getByLabelText('Üst sınır');
  await page.user.clear(cap);
  await page.user.type(cap, typed);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Kur çok oynuyor');
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  expect(page.getByText('Tutarı rakamla, tam lira olarak yazın.')).toBeTruthy();
  expect(gateway.calls(rateHoldSet)).toEqual([]);
});

test.each(['1.000,00', '١٠٠٠', '1 000'])('a cap of %s is a thousand lira', async (typed) => {
  const { gateway, page } = await show();
  const cap = page.getByLabelText('Üst sınır');
  await page.user.clear(cap);
  await page.user.type(cap, typed);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Kur çok oynuyor');
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  expect(gateway.calls(rateHoldSet)).toMatchObject([
    { on: true, capMinor: 100_000, was: { on: true, capMinor: 500_000_000 } },
  ]);
});

test('a cap that somebody else lowered meanwhile stands in the form, and what was typed is kept', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByLabelText('Tutulmasın'));
  await page.user.type(page.getByLabelText('Gerekçe'), 'Kur çok oynuyor');
  gateway.refuse(rateHoldSet, 'changed-meanwhile');
  gateway.answer(ratesView, { ...answer, hold: { ...answer.hold, cap: lira(100_000) } });
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  await page.settle();
  expect(page.getByRole('alert').textContent).toContain('Siz çalışırken bu kayıt değişti.');
  expect((page.getByLabelText('Üst sınır') as HTMLInputElement).value).toBe('1000');
  expect((page.getByLabelText('Gerekçe') as HTMLInputElement).value).toBe('Kur çok oynuyor');
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  expect(gateway.calls(rateHoldSet).at(-1)).toMatchObject({
    on: false,
    capMinor: 100_000,
    was: { on: true, capMinor: 100_000 },
  });
});
