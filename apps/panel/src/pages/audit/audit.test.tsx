// @vitest-environment happy-dom
import { auditCheck, auditList } from '@sigorta/contracts/panel/audit';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPanelPage } from '../../app/panel-pages.ts';
import { renderPanel, wordsOf } from '../../testing/render-panel.tsx';
import { AuditPage } from './AuditPage.tsx';
import { places } from './use-subject-link.ts';

const entry = {
  number: 4711,
  at: '2026-11-20T09:05:00.000Z',
  by: { id: 'person-0002', name: 'Ada Kurt' },
  action: 'staff.changed',
  subject: { kind: 'staff', id: 'person-0003' },
  partner: null,
  reason: 'Yeni görev',
  detail: {
    amount: 20_000,
    fromRole: 'agent',
    toRole: 'finance',
    language: 'ru',
    verdict: 'late',
    sent: true,
    product: null,
    rows: 12,
    odd: 'x1',
  },
  hash: 'Qm9zdGFuY8SxbGFy',
};

const show = async (part: Partial<typeof entry> | { by: null } = {}, role: Role = 'auditor') => {
  const gateway = fakeGateway();
  gateway.answer(auditList, {
    rows: [{ ...entry, ...part }],
    total: 1,
    more: false,
    people: [],
    actions: [],
  });
  const page = await renderPanel(<AuditPage />, { gateway, role, path: '/panel/denetim' });
  return { gateway, page };
};

test('an entry is opened with everything that was written down, in words', async () => {
  const { page } = await show();
  /* settings of a partner are named as in their editor, whose texts are fetched now: a drawing that waits is awaited */
  await act(async () => page.getByRole('button', { name: 'Ayrıntı: 4711 no’lu kayıt' }).click());
  const dialog = await page.findByRole('dialog', { name: '4711 no’lu kayıt' }, { timeout: 15_000 });
  const said = [...dialog.querySelectorAll('dt')].map((term) => [
    wordsOf(term),
    wordsOf(term.nextElementSibling as HTMLElement),
  ]);
  expect(said).toEqual([
    ['Zaman', '20.11.2026 12:05'],
    ['Kişi', 'Ada Kurt'],
    ['İşlem', 'Rolü değiştirdi'],
    ['Konu', 'Kullanıcı person-0003'],
    ['Gerekçe', 'Yeni görev'],
    ['Tutar', '200,00 TL'],
    ['Önceki rol', 'Acente'],
    ['Yeni rol', 'Finans'],
    ['Dil', 'Rusça'],
    ['Sonuç', 'Geç geldi'],
    ['Gönderildi', 'evet'],
    ['Ürün', 'yok'],
    ['Satır', '12'],
    ['odd', 'x1'],
    ['Özet (SHA-256)', 'Qm9zdGFuY8SxbGFy'],
  ]);
  await page.user.click(page.dialog().getByRole('button', { name: 'Kapat' }));
  expect(page.opened()).toBeNull();
});

test('what nobody signed in did is said so', async () => {
  const { page } = await show({ by: null });
  expect(page.cells('#4711')[1]).toBe('Oturum açmamış');
});

const checked = {
  checkedAt: '2026-11-21T09:00:00.000Z',
  entries: 4711,
  brokenAt: null,
  witnessed: null,
  lostAt: null,
  alone: false,
};

test.each([
  ['a whole chain', {}, 'status', /Zincir sağlam.*4\.711 kaydın tamamı doğrulandı/],
  ['an old chain without a witness', { alone: true }, 'alert', /Zincirin dışarıda izi yok/],
  ['a chain witnessed outside', { witnessed: 4700 }, 'status', /doğrulandı\. 4\.700 no’lu kayda kadarı/],
  ['a broken chain', { brokenAt: 17 }, 'alert', /Zincir 17 no’lu kayıtta kopuyor/],
  ['a lost end', { lostAt: 4712 }, 'alert', /4\.712 no’lu kayıt kayıp/],
] as const)('the check tells %s', async (_, part, role, words) => {
  const { gateway, page } = await show();
  expect(gateway.calls(auditCheck)).toEqual([]);
  gateway.answer(auditCheck, { ...checked, ...part });
  await page.user.click(page.getByRole('button', { name: 'Zinciri doğrula' }));
  expect(page.getAllByRole(role).some((one) => words.test(wordsOf(one)))).toBe(true);
  expect(page.getByRole('button', { name: 'Yeniden doğrula' })).toBeTruthy();
});

test('a check that could not be made can be made again', async () => {
  const { gateway, page } = await show();
  gateway.refuse(auditCheck, 'timeout');
  await page.user.click(page.getByRole('button', { name: 'Zinciri doğrula' }));
  expect(page.getByRole('alert').textContent).toContain('Yanıt zamanında gelmedi.');
  gateway.answer(auditCheck, checked);
  await page.user.click(page.getByRole('button', { name: 'Zinciri doğrula' }));
  expect(page.getByText('Zincir sağlam')).toBeTruthy();
});

/* by hand: what has a place, and who of the two that read the log may open it */
const leads = [
  ['application', 'B-1042-0001', '/panel/basvurular/B-1042-0001', ['owner', 'auditor']],
  ['quote', 'quote-000001', '/panel/teklifler/quote-000001', ['owner', 'auditor']],
  ['purchase', 'order-000001', '/panel/odemeler/order-000001', ['owner', 'auditor']],
  ['partner', 'kaya-acente', '/panel/is-ortaklari/kaya-acente', ['owner', 'auditor']],
  ['remote', 'travel', '/panel/surumler', ['owner', 'auditor']],
  ['coupon', 'YAZ 10', '/panel/kuponlar?ara=YAZ%2010', ['owner']],
  ['customer', 'Qm9zdGFuY8SxbGFy', null, []],
  ['toString', 'x', null, []],
] as const;

test.each(leads)('the id of a %s leads to it, for who may look at it', async (kind, id, to, readers) => {
  for (const role of ['owner', 'auditor'] as const) {
    const { page } = await show({ subject: { kind, id } }, role);
    const link = page.queryByRole('link', { name: id });
    expect([role, link?.getAttribute('href') ?? null]).toEqual([
      role,
      readers.some((one) => one === role) ? to : null,
    ]);
    expect(page.getByText(id)).toBeTruthy();
    page.unmount();
  }
});

test('an id leads to a page of the panel, and asks for what that page asks for', () => {
  const asked = Object.entries(places).map(([kind, { to, permission }]) => {
    const [path = ''] = to('id-0000001').split('?');
    return [kind, findPanelPage(path)?.page.permission === permission];
  });
  expect(asked).toEqual(Object.keys(places).map((kind) => [kind, true]));
});
