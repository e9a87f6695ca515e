// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Role } from '@sigorta/contracts/panel/permissions';
import {
  type ProposalRow,
  panelProposal,
  panelProposalDecide,
  panelProposals,
} from '@sigorta/contracts/panel/proposals';
import { sendingResume, sendingView } from '@sigorta/contracts/panel/sending';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ProposalPage } from './ProposalPage.tsx';
import { ProposalsPage } from './ProposalsPage.tsx';

const waiting: ProposalRow = {
  id: 'proposal-0001',
  kind: 'refund',
  state: 'asked',
  amount: { minor: 50_000, currency: 'TRY' },
  buyer: 'Ş*** Ö*',
  subject: 'DASK',
  orderId: 'order-000001',
  partner: { id: 'kaya-acente', name: 'Kaya Acente' },
  reason: 'Müşteri iki kez ödemiş',
  askedBy: 'Ada Kurt',
  askedAt: '2026-11-20T10:00:00.000Z',
  own: false,
  mayDecide: true,
  hasDecider: true,
  decidedBy: null,
  decidedAt: null,
  note: null,
};

const on: AnswerOf<typeof sendingView> = {
  isOn: true,
  since: null,
  hindrance: null,
  silent: [],
  differences: 0,
  unfinished: 0,
  isAsked: false,
};
const off = { ...on, isOn: false, since: '2026-11-20T10:00:00.000Z', differences: 4, unfinished: 2 };

const showList = async (rows: ProposalRow[], path = '/panel/onaylar', sending = on) => {
  const gateway = fakeGateway();
  gateway.answer(panelProposals, { rows, total: rows.length, more: false, toDecide: 1 });
  gateway.answer(sendingView, sending);
  gateway.answer(sendingResume, { success: true });
  const page = await renderPanel(<ProposalsPage />, { gateway, path });
  return { gateway, page };
};

const showOne = async (part: Partial<AnswerOf<typeof panelProposal>> = {}, role: Role = 'finance') => {
  const gateway = fakeGateway();
  gateway.answer(panelProposal, { ...waiting, facts: [], parts: [], ...part });
  gateway.answer(panelProposalDecide, { state: 'approved' });
  const page = await renderPanel(
    <PageId value="proposal-0001">
      <ProposalPage />
    </PageId>,
    { gateway, role },
  );
  return { gateway, page };
};

/** without the marks that keep a name's direction apart */
const plain = (text: string | null): string => (text ?? '').replace(/[\u2068\u2069]/g, '');

test('a row says in words what will happen to whose money, how much, who asked and why', async () => {
  const { page } = await showList([waiting]);
  const [kind, amount, asked, , state] = page.cells('Ada Kurt').map(plain);
  expect(kind).toContain('Ş*** Ö* adlı alıcıya 500,00 TL geri gider (DASK).');
  expect(amount).toBe('500,00 TL');
  expect(asked).toBe('Ada KurtMüşteri iki kez ödemiş');
  expect(state).toBe('Kararımı bekleyenler');
});

test('nothing that waits is said', async () => {
  const { page } = await showList([]);
  expect(page.getByRole('heading', { level: 1, name: 'Onay bekleyenler' })).toBeTruthy();
  expect(page.queryByRole('table')).toBeNull();
});

test('a list that did not come is asked for again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(panelProposals, 'timeout');
  gateway.answer(sendingView, on);
  const failed = await renderPanel(<ProposalsPage />, { gateway });
  gateway.answer(panelProposals, { rows: [waiting], total: 1, more: false, toDecide: 1 });
  await failed.user.click(failed.getByRole('button', { name: 'Yeniden dene' }));
  expect(failed.getByText('Ada Kurt')).toBeTruthy();
});

test('the address says which of them are asked for', async () => {
  const { gateway } = await showList([], '/panel/onaylar?bolum=own&tur=hand');
  expect(gateway.calls(panelProposals)).toMatchObject([{ part: 'own', kind: 'hand' }]);
});

test('one that is not there, or somebody else’s, is told', async () => {
  const gateway = fakeGateway();
  gateway.refuse(panelProposal, 'not-found');
  const page = await renderPanel(
    <PageId value="proposal-0009">
      <ProposalPage />
    </PageId>,
    { gateway },
  );
  expect(page.getByRole('heading', { level: 1, name: 'Kayıt bulunamadı' })).toBeTruthy();
});

test('a detail leads to its purchase and shows its papers', async () => {
  const { page } = await showOne({
    kind: 'hand',
    facts: [{ name: 'reference', value: 'DEKONT-17' }],
  });
  expect(page.getByText('DEKONT-17')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Satın almaya git' }).getAttribute('href')).toBe(
    '/panel/odemeler/order-000001',
  );
});

test.each([
  ['Onayla', true],
  ['Reddet', false],
] as const)('the second person says “%s” with a reason', async (button, approve) => {
  const { gateway, page } = await showOne();
  await page.user.click(page.getByRole('button', { name: 'Karar ver' }));
  await page.user.click(page.dialog().getByRole('button', { name: button }));
  expect(gateway.calls(panelProposalDecide)).toEqual([]);
  await page.user.type(page.getByLabelText('Kararın gerekçesi'), 'Dekontlara bakıldı');
  await page.user.click(page.dialog().getByRole('button', { name: button }));
  expect(gateway.calls(panelProposalDecide)).toEqual([
    { id: 'proposal-0001', approve, note: 'Dekontlara bakıldı' },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(panelProposal)).toHaveLength(2);
});

test('decided by somebody else meanwhile: it is said, and the page is read again', async () => {
  const { gateway, page } = await showOne();
  gateway.refuse(panelProposalDecide, 'request-closed');
  await page.user.click(page.getByRole('button', { name: 'Karar ver' }));
  await page.user.type(page.getByLabelText('Kararın gerekçesi'), 'Dekontlara bakıldı');
  await page.user.click(page.dialog().getByRole('button', { name: 'Onayla' }));
  expect(page.getByRole('alert')).toBeTruthy();
});

test('a lapsed one says that nothing was done', async () => {
  const { page } = await showOne({
    state: 'lapsed',
    mayDecide: false,
    decidedAt: '2026-11-20T11:00:00.000Z',
  });
  expect(page.getByText('Geçersiz kaldı')).toBeTruthy();
  expect(page.getByText('Konu değişti, bu istek artık yapılamaz. Hiçbir para hareket etmedi.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Karar ver' })).toBeNull();
});

const alone = { own: true, mayDecide: false, hasDecider: false };

test('where nobody else could decide, the page says who is missing and where to invite', async () => {
  const { page } = await showOne(alone, 'owner');
  expect(page.getByText(/ikinci bir yönetici ya da limiti yeten bir finans kullanıcısı/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Kullanıcılar sayfasından davet edin.' }).getAttribute('href')).toBe(
    '/panel/kullanicilar',
  );
});

test('who may not invite reads whom to ask', async () => {
  const { page } = await showOne(alone, 'finance');
  expect(page.getByText(/Bir yöneticiden davet etmesini isteyin/)).toBeTruthy();
});

test('after a restore the inbox says that nothing is sent, and asks a second person with the number it shows', async () => {
  const { gateway, page } = await showList([], '/panel/onaylar', off);
  expect(page.getByText('Gönderim kapalı: para hareketi yok, poliçe düzenlenmiyor.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Gönderimi açmayı iste' }));
  await page.user.type(page.getByLabelText('Neden'), 'Dört farka da bakıldı');
  await page.user.click(page.getByRole('button', { name: 'İste' }));
  expect(gateway.calls(sendingResume)).toEqual([{ differences: 4, reason: 'Dört farka da bakıldı' }]);
});

test.each([
  ['untreated', /Yedekte bekleyenler henüz ele alınmadı/],
  ['uncompared', /henüz karşılaştırılmadı/],
  ['unanswered', /okunamadı: iyzico ve NestPay\./],
] as const)('while it is %s nobody can ask, and the inbox says why', async (hindrance, words) => {
  const { page } = await showList([], '/panel/onaylar', { ...off, hindrance, silent: ['iyzico', 'NestPay'] });
  expect(page.getByText(words)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Gönderimi açmayı iste' })).toBeNull();
});
