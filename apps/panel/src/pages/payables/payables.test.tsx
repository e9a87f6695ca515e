// @vitest-environment happy-dom
import { payableAsk, payableFile, payableStatement, payablesView } from '@sigorta/contracts/panel/payables';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { lastMonths } from './months.ts';
import { PayablesPage } from './PayablesPage.tsx';
import { readPayableForm } from './payable-form.ts';
import { StatementPage } from './StatementPage.tsx';

const account = {
  kind: 'insurer' as const,
  party: { id: 'poyraztas', name: 'Poyraztaş Sigorta' },
  currency: 'TRY' as const,
  opening: 100_000,
  added: 250_050,
  takenBack: -50_050,
  paid: 0,
  closing: 300_000,
};
const policy = {
  at: '2026-11-20T09:00:00.000Z',
  kind: 'policy' as const,
  orderId: 'o1',
  product: { id: 'dask', name: 'DASK' },
  reference: 'POY1234567890',
  premium: 295_000,
  tax: null,
  commission: 44_950,
  net: 250_050,
};
const statement = {
  ...account,
  premium: 235_950,
  commission: 35_950,
  count: 2,
  rows: [
    policy,
    { ...policy, kind: 'cancellation' as const, premium: -59_050, commission: -9_000, net: -50_050 },
  ],
  owedNow: 300_000,
};

const showList = async (rows: (typeof account)[]) => {
  const gateway = fakeGateway();
  gateway.answer(payablesView, { rows });
  return renderPanel(<PayablesPage />, { gateway, role: 'finance', path: '/panel/cari-hesaplar' });
};

const showStatement = async (answer = statement) => {
  const gateway = fakeGateway();
  gateway.answer(payableStatement, answer);
  const path = '/panel/cari-hesaplar/insurer.poyraztas.TRY';
  const page = await renderPanel(
    <PageId value="insurer.poyraztas.TRY">
      <StatementPage />
    </PageId>,
    { gateway, role: 'finance', path },
  );
  return { gateway, page };
};

test('each account says whose it is, why it changed, and what is owed', async () => {
  const page = await showList([account]);
  expect(page.cells('Poyraztaş Sigorta').map((cell) => cell.replace(/\s/g, ' ').replace('−', '-'))).toEqual([
    'Poyraztaş SigortaSigorta şirketi · TL',
    '1.000,00 TL',
    '2.500,50 TL',
    '-500,50 TL',
    '0,00 TL',
    '3.000,00 TL',
  ]);
});

test('without accounts the page says when there will be some', async () => {
  const page = await showList([]);
  expect(page.getByText('Yürürlüğe giren ilk poliçeyle hesaplar açılır.')).toBeTruthy();
});

test('a statement lists policies and cancellations with their sums', async () => {
  const { page } = await showStatement();
  expect(page.getAllByText('POY1234567890')).toHaveLength(2);
  expect(page.getByText('İptal · DASK')).toBeTruthy();
  expect(page.getByText(/590,50/)).toBeTruthy();
});

test('a payment of more than is owed is not asked for; what is missing is named', async () => {
  const { gateway, page } = await showStatement();
  gateway.answer(payableAsk, { success: true });
  await page.user.click(page.getByRole('button', { name: 'Yapılan ödemeyi gir' }));
  await page.user.type(page.dialog().getByLabelText('Tutar'), '3.000,01');
  await page.user.click(page.dialog().getByRole('button', { name: 'Onaya gönder' }));
  expect(page.dialog().getByText('Borcu aşmayan bir tutar yazın.')).toBeTruthy();
  expect(page.dialog().getByText('Dekont numarasını en az üç karakterle yazın.')).toBeTruthy();
  expect(gateway.calls(payableAsk)).toEqual([]);
});

test('where nothing is owed nothing can be entered', async () => {
  const { page } = await showStatement({ ...statement, owedNow: 0 });
  expect(page.getByText('Bu hesapta ödenecek borç yok.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Yapılan ödemeyi gir' })).toBeNull();
});

test('a file that cannot be made says so', async () => {
  const { gateway, page } = await showStatement();
  gateway.refuse(payableFile, 'service-unavailable');
  await page.user.click(page.getByRole('button', { name: 'PDF' }));
  expect((await page.findByRole('alert')).textContent).toContain('Dosya hazırlanamadı');
});

test('the form is read in lira and days', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    amount: '1.250,50',
    paidOn: '2026-11-22',
    reference: 'EFT 4711',
    reason: 'Kasım mutabakatı',
  }))
    form.set(name, value);
  expect(
    readPayableForm(form, { ...account, owedNow: 300_000 }, { today: '2026-11-23', language: 'tr' }),
  ).toEqual({
    wanted: {
      kind: 'insurer',
      partyId: 'poyraztas',
      amount: { minor: 125_050, currency: 'TRY' },
      paidOn: '2026-11-22',
      reference: 'EFT 4711',
      reason: 'Kasım mutabakatı',
    },
  });
  expect(
    readPayableForm(form, { ...account, owedNow: 300_000 }, { today: '2026-11-21', language: 'tr' }),
  ).toEqual({
    wrong: ['paidOn'],
    isUnclear: false,
  });
  form.set('amount', '1,250');
  const ofDay = { today: '2026-11-23', language: 'tr' } as const;
  expect(readPayableForm(form, { ...account, owedNow: 300_000 }, ofDay)).toEqual({
    wrong: ['amount'],
    isUnclear: true,
  });
});

test('months go back over the turn of the year', () => {
  expect(lastMonths('2026-02-10').slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
