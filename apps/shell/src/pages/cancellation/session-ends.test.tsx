// @vitest-environment happy-dom
import { cancellationDetail } from '@sigorta/contracts/operations/cancellation-detail';
import { cancellationList } from '@sigorta/contracts/operations/cancellation-list';
import { cancellationRequest } from '@sigorta/contracts/operations/cancellation-request';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { expect, test } from 'vitest';
import { CancellationPage } from './CancellationPage.tsx';
import { purchaseId, samplePolicy } from './testing/sample-policy.ts';

test('a session that ends inside the dialog is told on the page, beside the ways to find the policy again', async () => {
  const gateway = fakeGateway();
  gateway.answer(cancellationDetail, samplePolicy);
  gateway.answer(cancellationList, { phoneEnd: null, policies: [] });
  gateway.refuse(cancellationRequest, 'not-found');
  const path = `/police-iptal-servisi?satin-alma=${purchaseId}`;
  const page = renderPage(<CancellationPage />, { gateway, path });
  /* the words of the page are waited for, and nobody draws again by himself here */
  const start = () => {
    page.rerender(<CancellationPage />);
    return page.queryByRole('button', { name: 'Poliçeyi iptal et' });
  };
  await expect.poll(start).not.toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Poliçeyi iptal et' }));
  await page.user.click(await page.findByRole('button', { name: 'Evet, iptal et' }));
  const told = await page.findByRole('alert');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(told.textContent).toContain('aşağıdan poliçenizi yeniden bulun');
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(await page.findByText('Poliçenizi nasıl bulalım?')).toBeTruthy();
  expect(gateway.calls(cancellationRequest)).toHaveLength(1);
});
