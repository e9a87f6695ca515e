// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { purchaseRenewal } from '@sigorta/contracts/operations/purchase-renewal';
import type { RenewalView } from '@sigorta/contracts/renewal';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { beforeEach, expect, test } from 'vitest';
import { keepValues, keptValues } from '../../form/kept-values.ts';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { owner, purchaseId, samplePurchase } from '../../testing/sample-purchase.ts';
import { RenewalReminder } from './RenewalReminder.tsx';

const days = ['2027-10-31', '2027-11-15'];
const off: RenewalView = { isOn: false, days, kept: null, form: null };

async function show(renewal: RenewalView | null) {
  const gateway = fakeGateway();
  const purchase = samplePurchase({ personal: { ...owner, renewal } });
  const page = await renderJourney(<RenewalReminder purchase={purchase} />, { gateway, page: 'policy' });
  return { gateway, page };
}

const theSwitch = ({ page }: Awaited<ReturnType<typeof show>>) =>
  page.getByRole('switch') as HTMLInputElement;

beforeEach(() => sessionStorage.clear());

test('a policy that is not renewed says nothing of it', async () => {
  const { page } = await show(null);
  expect(page.queryByRole('switch')).toBeNull();
});

test('it is off until its owner switches it on, and then names the days', async () => {
  const shown = await show(off);
  expect(theSwitch(shown).checked).toBe(false);
  expect(shown.page.container.textContent).not.toContain('31 Ekim 2027');
  shown.gateway.answer(purchaseRenewal, { isOn: true, days });
  await shown.page.user.click(theSwitch(shown));
  await shown.page.findByText(/31 Ekim 2027/);
  expect(theSwitch(shown).checked).toBe(true);
  expect(shown.gateway.calls(purchaseRenewal)).toEqual([{ purchaseId, isOn: true }]);
});

test('what could not be saved is as it was, and says so', async () => {
  const shown = await show({ ...off, isOn: true });
  shown.gateway.refuse(purchaseRenewal, 'offline');
  await shown.page.user.click(theSwitch(shown));
  await shown.page.findByText(/kaydedilemedi/);
  expect(theSwitch(shown).checked).toBe(true);
});

test('prices that were asked for stand one press away', async () => {
  const { page } = await show({
    ...off,
    kept: { token: 'token-1234567890', path: '/deneme-teklifler', lowest: lira(123_400) },
  });
  expect(page.container.textContent).toContain('1.234,00');
  expect(page.getByRole('link', { name: 'Yeni teklifleri aç' }).getAttribute('href')).toContain(
    '/deneme-teklifler?kayit=token-1234567890',
  );
});

test('where answers do not fit any more the form takes the old ones along', async () => {
  const { page } = await show({
    ...off,
    form: { path: '/deneme', answers: { region: 'europe' } },
  });
  /* of the trip that somebody thought about in this document before */
  keepValues(sampleProduct.id, { values: { region: 'other' }, reached: 1 });
  await page.user.click(page.getByRole('link', { name: 'Formu yanıtlarımla aç' }));
  expect(JSON.stringify({ ...sessionStorage })).toContain('europe');
  expect(keptValues(sampleProduct.id)).toBeUndefined();
});
