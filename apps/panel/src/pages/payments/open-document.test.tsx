// @vitest-environment happy-dom
import { staffDocument } from '@sigorta/contracts/panel/payments';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { reveal } from '@sigorta/contracts/panel/reveal';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, expect, test, vi } from 'vitest';
import { Reveal } from '../../detail/Reveal.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { PolicyBox } from './PolicyBox.tsx';
import type { Payment } from './payment.ts';

const orderId = 'order-000001';

/** What the box reads of a payment. */
const payment = {
  orderId,
  policy: null,
  insurer: null,
  documents: ['policy', 'receipt'],
} satisfies Partial<Payment> as unknown as Payment;

afterEach(() => vi.restoreAllMocks());

const show = async (role: Role = 'call-centre') => {
  const gateway = fakeGateway();
  gateway.answer(staffDocument, { url: '/belge/abc' });
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const page = await renderPanel(
    <>
      <PolicyBox payment={payment} />
      <Reveal subject="purchase" id={orderId} field="phone" masked="*** 45 67" />
    </>,
    { gateway, role },
  );
  return { gateway, page, goTo };
};

const say = async (page: Awaited<ReturnType<typeof show>>['page'], reason: string) => {
  await page.user.type(page.dialog().getByLabelText('Neden görmeniz gerekiyor?'), reason);
  await page.user.click(page.dialog().getByRole('button', { name: 'Aç' }));
};

test('a paper is opened after a reason, which goes with it', async () => {
  const { gateway, page, goTo } = await show();
  await page.user.click(page.getByRole('button', { name: 'Poliçeyi aç' }));
  expect(gateway.calls(staffDocument)).toEqual([]);
  await say(page, 'Müşteri kopya istedi');
  expect(gateway.calls(staffDocument)).toEqual([{ orderId, kind: 'policy', reason: 'Müşteri kopya istedi' }]);
  expect(goTo).toHaveBeenCalledWith('/belge/abc');
  expect(page.opened()).toBeNull();
});

test('a word that is no reason opens nothing', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Makbuzu aç' }));
  await say(page, 'merak');
  expect(page.getByText('En az 10 harfle yazın.')).toBeTruthy();
  /* where it is mended, also when that lies beyond what a low screen shows */
  expect(document.activeElement).toBe(page.dialog().getByLabelText('Neden görmeniz gerekiyor?'));
  expect(gateway.calls(staffDocument)).toEqual([]);
});

test('the reason holds for the purchase: its other paper and its masked fields', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Poliçeyi aç' }));
  await say(page, 'Müşteri kopya istedi');
  await page.user.click(page.getByRole('button', { name: 'Makbuzu aç' }));
  expect(gateway.calls(staffDocument)[1]).toEqual({
    orderId,
    kind: 'receipt',
    reason: 'Müşteri kopya istedi',
  });
  gateway.answer(reveal, { value: '532 123 45 67' });
  await page.user.click(page.getByRole('button', { name: 'Göster: Telefon' }));
  expect(gateway.calls(reveal)).toMatchObject([{ subject: 'purchase', reason: 'Müşteri kopya istedi' }]);
});

test('a budget that is used up is told in the dialog, with a reason that held as well', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Poliçeyi aç' }));
  await say(page, 'Müşteri kopya istedi');
  gateway.refuse(staffDocument, 'too-many-requests');
  await page.user.click(page.getByRole('button', { name: 'Makbuzu aç' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('Kurum yöneticisine haber verildi');
});

test.each(['finance', 'read-only', 'auditor'] as const)('%s has no paper to open', async (role) => {
  const { page } = await show(role);
  expect(page.queryByRole('button')).toBeNull();
});
