// @vitest-environment happy-dom
import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { cancellationList } from '@sigorta/contracts/operations/cancellation-list';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { expect, test } from 'vitest';
import { CancellationPage } from './CancellationPage.tsx';
import { samplePolicy } from './testing/sample-policy.ts';

const kasko: CancellablePolicy = {
  ...samplePolicy,
  purchaseId: 'purchase-of-kasko-1',
  product: 'kasko',
  productName: 'Kasko',
  policyNumber: 'KAS0000000001',
};

/** A brand whose catalogue holds none of the products. */
async function list(query = '') {
  const gateway = fakeGateway();
  gateway.answer(cancellationList, { phoneEnd: '4567', policies: [samplePolicy, kasko] });
  const path = `/police-iptal-servisi${query}`;
  const page = renderPage(<CancellationPage />, { gateway, path, boot: { catalogue: [] } });
  const box = () => {
    page.rerender(<CancellationPage />);
    return page.queryByLabelText('Hangi sigorta?');
  };
  await expect.poll(box).not.toBeNull();
  const named = () => page.getAllByRole('listitem').flatMap(({ textContent }) => textContent ?? '');
  return {
    page,
    select: box() as HTMLSelectElement,
    has: (no: string) => named().some((row) => row.includes(no)),
  };
}

test('every policy that is listed can be chosen by its product, whoever sells it today', async () => {
  const { page, select, has } = await list();
  await page.user.selectOptions(select, 'Kasko');
  expect(has(kasko.policyNumber)).toBe(true);
  expect(has(samplePolicy.policyNumber)).toBe(false);
});

test('an address that names a product nobody here knows shows all, as its box says', async () => {
  const { select, has } = await list('?urun=denizalti');
  expect(select.selectedOptions[0]?.textContent).toBe('Tüm sigortalar');
  expect(has(kasko.policyNumber)).toBe(true);
  expect(has(samplePolicy.policyNumber)).toBe(true);
});
