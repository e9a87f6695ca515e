// @vitest-environment happy-dom
import { quoteDocument } from '@sigorta/contracts/operations/quote-document';
import { expect, test } from 'vitest';
import { kuzey, list, meridyen } from '../../testing/offers-page.tsx';

test('the quote document is asked for on a press; where there is none it says so without asking', async () => {
  const { gateway, page } = await list([meridyen]);
  gateway.refuse(quoteDocument, 'timeout');
  await page.user.click(page.getByRole('button', { name: 'Ayrıntılar' }));
  await page.user.click(page.getByRole('button', { name: 'Teklif belgesi' }));
  await page.findByText('Yanıt beklenenden uzun sürdü. Yeniden deneyin.');
  expect(gateway.calls(quoteDocument)).toEqual([{ offerId: meridyen.id, language: 'tr' }]);
  page.unmount();
  const without = await list([{ ...kuzey, quoteDocument: false }]);
  await without.page.user.click(without.page.getByRole('button', { name: 'Ayrıntılar' }));
  await without.page.user.click(without.page.getByRole('button', { name: 'Teklif belgesi' }));
  expect(without.gateway.calls(quoteDocument)).toEqual([]);
});
