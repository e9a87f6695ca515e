// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import { dashboard } from '@sigorta/contracts/panel/dashboard';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel, wordsOf } from '../../testing/render-panel.tsx';
import { DashboardPage } from './DashboardPage.tsx';

type Answer = AnswerOf<typeof dashboard>;

const figures = {
  quotes: 200,
  offers: 1_400,
  orders: 30,
  paid: 25,
  issued: 20,
  premium: 1_234_550,
  givenBack: 0,
};
const answer: Answer = {
  from: '2026-11-15',
  to: '2026-11-21',
  now: figures,
  before: { ...figures, quotes: 150, issued: 22 },
  days: [{ day: '2026-11-21', quotes: 10, issued: 2, premium: 100_000 }],
  products: [{ product: 'dask', name: 'DASK', quotes: 100, issued: 15, premium: 900_000 }],
  insurers: [
    {
      id: 'acme',
      name: 'Acme Sigorta',
      offers: 90,
      issued: 12,
      declined: 5,
      failed: 10,
      lastOffer: '2026-11-21T09:00:00.000Z',
    },
  ],
  stuck: 3,
};

const show = async (part: Partial<Answer> = {}, path = '/panel/dashboard', role: Role = 'owner') => {
  const gateway = fakeGateway();
  gateway.answer(dashboard, { ...answer, ...part });
  const page = await renderPanel(<DashboardPage />, { gateway, path, role });
  const noteOf = (term: string) => {
    const found = [...page.container.querySelectorAll('dt')].find((one) => one.textContent === term);
    return found?.parentElement ? wordsOf(found.parentElement) : '';
  };
  return { gateway, page, noteOf };
};

test.each([
  ['/panel/dashboard', 7],
  ['/panel/dashboard?gun=30', 30],
  ['/panel/dashboard?gun=31', 7],
])('at %s the last %i days are asked for', async (path, days) => {
  const { gateway } = await show({}, path);
  expect(gateway.calls(dashboard)).toEqual([{ days }]);
});

test('another period is chosen, and stands in the address', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByLabelText('14 gün'));
  expect(page.address()).toBe('/panel/dashboard?gun=14');
  expect(gateway.calls(dashboard)).toEqual([{ days: 7 }, { days: 14 }]);
});

test('each number stands beside the period before', async () => {
  const { noteOf } = await show();
  expect(noteOf('Teklif isteği')).toBe('Teklif isteği200+50 önceki döneme göre');
  expect(noteOf('Düzenlenen poliçe')).toBe('Düzenlenen poliçe20−2 önceki döneme göre%10 dönüşüm');
  expect(noteOf('Prim')).toContain('Önceki dönemle aynı');
  expect(noteOf('Prim')).not.toContain('Net');
});

test('what was given back of premiums stands beside what was sold, with what is left', async () => {
  const { noteOf } = await show({ now: { ...figures, premium: 1_319_468, givenBack: 69_204 } });
  expect(noteOf('Prim')).toContain('Geri verilen: 692,04 TL. Net: 12.502,64 TL.');
});

test('today is compared with yesterday', async () => {
  const { noteOf } = await show({}, '/panel/dashboard?gun=1');
  expect(noteOf('Teklif isteği')).toContain('+50 düne göre');
});

test('cases that wait lead to their list', async () => {
  const { page } = await show();
  expect(page.getByRole('link', { name: 'Bekleyen işlere git' }).getAttribute('href')).toBe(
    '/panel/bekleyen-isler',
  );
});

test('no case that waits is told', async () => {
  const { page, noteOf } = await show({ stuck: 0 });
  expect(noteOf('İşlem bekleyen')).toBe('İşlem bekleyen0Sizi bekleyen iş yok');
  expect(page.queryByRole('link', { name: 'Bekleyen işlere git' })).toBeNull();
});

test('a day without quotes has no share', async () => {
  const { noteOf } = await show({ now: { ...figures, quotes: 0, issued: 0 } });
  expect(noteOf('Düzenlenen poliçe')).not.toContain('dönüşüm');
});

test('a period in which nobody asked is told', async () => {
  const { page } = await show({ products: [] });
  expect(page.getByText('Bu dönemde teklif isteyen olmadı.')).toBeTruthy();
});

test('an insurer stands with its offers and its faults', async () => {
  const { page } = await show();
  expect(page.cells('Acme Sigorta')[0]).toBe('Acme Sigorta');
});

/* by hand: errors and declines of so many answers, and whether the share of errors is good news */
test.each([
  [{ offers: 28, declined: 0, failed: 0 }, 'ok'],
  [{ offers: 6, declined: 22, failed: 0 }, 'neutral'],
  [{ offers: 95, declined: 1, failed: 4 }, 'neutral'],
  [{ offers: 90, declined: 5, failed: 5 }, 'warn'],
  [{ offers: 0, declined: 75, failed: 25 }, 'bad'],
] as const)('answers %j are told in the tone %s', async (answers, tone) => {
  const insurer = { id: 'acme', name: 'Acme Sigorta', issued: 1, lastOffer: null, ...answers };
  const { page } = await show({ insurers: [insurer] });
  const { offers, declined, failed } = answers;
  const rate = `%${Math.round((failed / (offers + declined + failed)) * 100)}`;
  const badge = page.row('Acme Sigorta').getAllByText(rate)[0]?.closest('[class*=badge]');
  expect(badge?.className).toMatch(new RegExp(tone));
});

test('figures that did not come can be asked for again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(dashboard, 'internal-error');
  const page = await renderPanel(<DashboardPage />, { gateway });
  gateway.answer(dashboard, answer);
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  expect(page.getByText('Tekliften poliçeye')).toBeTruthy();
});
