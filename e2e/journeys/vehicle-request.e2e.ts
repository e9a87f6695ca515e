import { expect, test } from '@playwright/test';
import { now } from '../buyers/today.ts';
import { FormPage } from '../pages/form-page.ts';
import { shopFor, vehicleRequest } from '../pages/shop.ts';

test('a request for traffic and kasko is taken; the dialog goes by itself and the number stays', async ({
  page,
}) => {
  const shop = await shopFor(page, vehicleRequest);
  const { words } = shop;
  const form = await new FormPage(shop).open();
  await form.proceed();
  await form.refuses([
    { field: 'productKind', message: words('field.productKind.error') },
    { field: 'policyDuration', message: words('field.policyDuration.error') },
    { field: 'occupation', message: words('field.occupation.error') },
  ]);

  await form.fill(shop.samples.valid(now));
  await form.proceed();
  const dialog = page.getByRole('dialog', { name: 'Başvuru Bildirimi' });
  await expect(dialog).toContainText('Başvurunuz başarıyla alınmıştır.');
  const number = page.getByText(/^Başvuru numaranız:/);
  await expect(number).toHaveText(/[2-9A-Z]{10}/);
  // Spec §9: after 4000 ms.
  await expect(dialog).toBeHidden({ timeout: 15_000 });
  await expect(number).toBeVisible();

  await page.getByRole('button', { name: words('form.sent.again') }).click();
  await expect(form.field('policyDuration')).toHaveValue('');
  await page.reload();
  await form.ready();
  await expect(form.field('policyDuration')).toHaveValue('');
});
