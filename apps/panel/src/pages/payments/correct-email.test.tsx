// @vitest-environment happy-dom
import { emailCorrection } from '@sigorta/contracts/panel/email-correction';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test, vi } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { CorrectEmail } from './CorrectEmail.tsx';

const orderId = 'order-000001';

const show = async (role: Role = 'call-centre', isSentAgain = true) => {
  const gateway = fakeGateway();
  gateway.answer(emailCorrection, { success: true, isSentAgain });
  const again = vi.fn();
  const page = await renderPanel(<CorrectEmail orderId={orderId} again={again} />, { gateway, role });
  return { gateway, page, again };
};

const fill = async (page: Awaited<ReturnType<typeof show>>['page'], email: string, reason: string) => {
  await page.user.click(page.getByRole('button', { name: 'E-postayı düzelt' }));
  await page.user.type(page.getByLabelText('Yeni e-posta adresi'), email);
  await page.user.type(page.getByLabelText('Neden düzeltiliyor, alıcı olduğunu nasıl gösterdi?'), reason);
  await page.user.click(page.getByRole('button', { name: 'Düzelt' }));
};

test('the new address and the reason go out, and the page says where the papers go', async () => {
  const { gateway, page, again } = await show();
  await fill(page, ' dogru@ornek.com', 'Telefonda doğrulandı');
  expect(gateway.calls(emailCorrection)).toEqual([
    { orderId, email: 'dogru@ornek.com', reason: 'Telefonda doğrulandı' },
  ]);
  expect(page.getByRole('status').textContent).toContain('Belgeler yeni adrese yola çıktı');
  expect(again).toHaveBeenCalledTimes(1);
});

test('no address and no reason send nothing', async () => {
  const { gateway, page } = await show();
  await fill(page, 'adres', 'kısa');
  expect(gateway.calls(emailCorrection)).toEqual([]);
  expect(page.getByText('Geçerli, şimdikinden farklı bir e-posta adresi yazın.')).toBeTruthy();
  expect(page.getByText('En az 10 harfle yazın.')).toBeTruthy();
});

test('who only reads has no button', async () => {
  const { page } = await show('read-only');
  expect(page.queryByRole('button')).toBeNull();
});
