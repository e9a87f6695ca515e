// @vitest-environment happy-dom
import { purchaseEmail } from '@sigorta/contracts/operations/purchase-email';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test, vi } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { owner, purchaseId, samplePurchase } from '../testing/sample-purchase.ts';
import { CorrectEmail } from './CorrectEmail.tsx';

const own = { ...owner, mayCorrectEmail: true };

async function show(personal: typeof own | null) {
  const gateway = fakeGateway();
  const onCorrected = vi.fn();
  const purchase = samplePurchase({ personal });
  const page = await renderJourney(<CorrectEmail purchase={purchase} onCorrected={onCorrected} />, {
    gateway,
    page: 'policy',
  });
  return { gateway, page, onCorrected };
}

const typed = async ({ page }: Awaited<ReturnType<typeof show>>, address: string) => {
  await page.user.click(page.getByRole('button', { name: 'Adresi düzelt' }));
  await page.user.type(page.getByLabelText('Doğru e-posta adresi'), address);
};
const send = ({ page }: Awaited<ReturnType<typeof show>>) =>
  page.user.click(page.getByRole('button', { name: 'Kaydet ve gönder' }));

test('a stranger sees no way, a buyer without a code the way to it', async () => {
  expect((await show(null)).page.queryByRole('link')).toBeNull();
  const { page } = await show({ ...own, mayCorrectEmail: false });
  expect(page.getByRole('link', { name: 'Adresi SMS koduyla düzelt' }).getAttribute('href')).toContain(
    `/giris?donus=satin-alma&urun=sample-trip&satin-alma=${purchaseId}`,
  );
});

test('the new address is sent, and the purchase asked for again', async () => {
  const shown = await show(own);
  shown.gateway.answer(purchaseEmail, { success: true, isSentAgain: true });
  await typed(shown, 'dogru@ornek.com');
  await send(shown);
  await shown.page.findByText(/Adres düzeltildi/);
  expect(shown.gateway.calls(purchaseEmail)).toEqual([{ purchaseId, email: 'dogru@ornek.com' }]);
  expect(shown.onCorrected).toHaveBeenCalledOnce();
});

test.each(['dogru', 'defne@ornek.com'])('%s is not sent', async (address) => {
  const shown = await show(own);
  await typed(shown, address);
  await send(shown);
  await shown.page.findByText('Geçerli ve eskisinden farklı bir e-posta adresi yazın.');
  expect(shown.gateway.calls(purchaseEmail)).toEqual([]);
});

test('a slip is asked about and mended by who typed it', async () => {
  const shown = await show(own);
  await typed(shown, 'dogru@gmial.com');
  expect(shown.page.container.textContent).toContain('dogru@gmail.com');
  await shown.page.user.click(shown.page.getByRole('button', { name: 'Evet, düzelt' }));
  expect(shown.page.getByLabelText('Doğru e-posta adresi')).toHaveProperty('value', 'dogru@gmail.com');
});
