// @vitest-environment happy-dom
import type { Role } from '@sigorta/contracts/panel/permissions';
import { quoteChange, quoteDetail, quoteNote } from '@sigorta/contracts/panel/quotes';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { QuotePage } from './QuotePage.tsx';

const id = 'quote-000001';
const ada = { id: 'person-0002', name: 'Ada Kurt' };

const show = async (role: Role) => {
  const gateway = fakeGateway();
  gateway.answer(quoteDetail, {
    id,
    createdAt: '2026-11-20T09:05:00.000Z',
    finishedAt: '2026-11-20T09:05:04.000Z',
    language: 'tr',
    product: { id: 'dask', name: 'DASK' },
    partner: { id: 'default', name: 'Sigorta Çarşısı' },
    names: ['Ş*** Ö*'],
    phone: '*** 20 11',
    assignee: null,
    assignees: role === 'read-only' ? [] : [ada],
    notes: [{ id: 'note-000001', by: 'Ada Kurt', at: '2026-11-20T10:00:00.000Z', text: 'Fiyatı düşünüyor' }],
    answers: [],
    insurers: [],
    whatIf: [
      {
        scenario: 'flood',
        text: 'Eve su bastı. Zarar: 40.000 TL',
        answers: [
          {
            insurer: { id: 'turnagol', name: 'Turnagöl Sigorta' },
            answer: 'partly',
            pays: { minor: 3_000_000, currency: 'TRY' },
            keeps: { minor: 1_000_000, currency: 'TRY' },
            clauses: [{ number: 'B.4', page: 2, tr: 'Su zararı 30.000 TL’ye kadar ödenir.' }],
          },
        ],
      },
    ],
  });
  gateway.answer(quoteChange, { success: true });
  gateway.answer(quoteNote, { success: true });
  const page = await renderPanel(
    <PageId value={id}>
      <QuotePage />
    </PageId>,
    { gateway, role },
  );
  return { gateway, page };
};

test('a quote is given to a colleague, and gets a note', async () => {
  const { gateway, page } = await show('call-centre');
  expect(page.getByText('Fiyatı düşünüyor')).toBeTruthy();
  await page.user.selectOptions(page.getByLabelText('Sorumlu'), 'Ada Kurt');
  await page.user.type(page.getByLabelText('Yeni not'), 'Cuma aranacak');
  await page.user.click(page.getByRole('button', { name: 'Notu ekle' }));
  expect(gateway.calls(quoteChange)).toEqual([{ id, assigneeId: ada.id, was: { assigneeId: null } }]);
  expect(gateway.calls(quoteNote)).toEqual([{ id, text: 'Cuma aranacak' }]);
});

test('who only reads sees who works on it and what was written, and changes nothing', async () => {
  const { page } = await show('read-only');
  expect(page.getByText('Fiyatı düşünüyor')).toBeTruthy();
  expect(page.getByLabelText('Sorumlu').hasAttribute('disabled')).toBe(true);
  expect(page.queryByLabelText('Yeni not')).toBeNull();
});

test('whoever is asked on the telephone reads what the terms say, and the sentence', async () => {
  const { page } = await show('read-only');
  await page.user.click(await page.findByRole('button', { name: 'Eve su bastı. Zarar: 40.000 TL' }));
  const row = page.getByRole('row', { name: /Turnagöl/ });
  expect(row.textContent).toContain('Bir kısmını öder');
  expect(row.textContent).toContain('10.000,00');
  expect(row.textContent).toContain('B.4 (s. 2): Su zararı 30.000 TL’ye kadar ödenir.');
});

test('whoever looks again at a page that could not be looked at anew keeps the focus there meanwhile', async () => {
  const { gateway, page } = await show('call-centre');
  gateway.refuse(quoteDetail, 'offline');
  await page.user.selectOptions(page.getByLabelText('Sorumlu'), 'Ada Kurt');
  const again = await page.findByRole('button', { name: 'Yeniden dene' });
  const words = again.closest('[role="status"]')?.querySelector('span');
  const held = gateway.hold(quoteDetail);
  await page.user.click(again);
  expect(again.isConnected).toBe(true);
  expect(document.activeElement).toBe(again);
  expect(again.getAttribute('aria-busy')).toBe('true');
  await held.refuse('offline');
  expect(document.activeElement).toBe(again);
  expect(again.getAttribute('aria-busy')).toBeNull();
  expect(words?.isConnected).toBe(false);
});
