// @vitest-environment happy-dom
import { listChoices } from '@sigorta/contracts/panel/list-choices';
import { termsAsk, termsView } from '@sigorta/contracts/panel/terms';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { TermsPage } from './TermsPage.tsx';

const commission = {
  kind: 'commission' as const,
  insurer: { id: 'poyraztas', name: 'Poyraztaş Sigorta' },
  product: null,
  partner: null,
  basisPoints: 1_525,
  firstDay: '2026-11-01',
  state: 'in-force' as const,
};
const part = {
  ...commission,
  kind: 'partner' as const,
  insurer: null,
  partner: { id: 'kaya-acente', name: 'Kaya Acente' },
  basisPoints: 3_000,
  state: 'planned' as const,
};

const show = async (rows: (typeof commission | typeof part)[]) => {
  const gateway = fakeGateway();
  gateway.answer(termsView, { rows });
  gateway.answer(listChoices, {
    products: [{ id: 'dask', name: 'DASK' }],
    insurers: [{ id: 'poyraztas', name: 'Poyraztaş Sigorta' }],
    partners: [{ id: 'kaya-acente', name: 'Kaya Acente' }],
    staff: [],
  });
  const page = await renderPanel(<TermsPage />, { gateway, role: 'finance', path: '/panel/komisyonlar' });
  return { gateway, page };
};

test('terms say whose they are, how much, from when, and whether they count', async () => {
  const { page } = await show([commission, part]);
  expect(page.cells('Poyraztaş Sigorta')).toEqual([
    'Poyraztaş SigortaKendi payı olmayan bütün ürünler',
    '%15,25',
    '01.11.2026',
    'Geçerli',
  ]);
  expect(page.cells('Kaya Acente')).toEqual([
    'Kaya Acenteİş ortağının payı',
    '%30',
    '01.11.2026',
    'Planlandı',
  ]);
});

test('without terms the page says what that means', async () => {
  const { page } = await show([]);
  expect(page.getByText('Pay girilene kadar primin tamamı şirkete borç yazılır.')).toBeTruthy();
});

test('new terms are asked for; what is missing is named, and a second person decides', async () => {
  const { gateway, page } = await show([]);
  gateway.answer(termsAsk, { success: true });
  await page.user.click(page.getByRole('button', { name: 'Yeni pay iste' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'İste' }));
  expect(page.dialog().getAllByText('Bu alanı düzeltin.')).toHaveLength(3);
  expect(page.dialog().getByText('Nedenini ve dayanağını en az on harfle yazın.')).toBeTruthy();
  expect(gateway.calls(termsAsk)).toEqual([]);
});
