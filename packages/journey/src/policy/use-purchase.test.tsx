// @vitest-environment happy-dom
import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purchaseId, samplePurchase } from '../testing/sample-purchase.ts';
import { usePurchase } from './use-purchase.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Purchase() {
  const { answer, code } = usePurchase(purchaseId);
  return <p>{`${answer?.state ?? 'unknown'} ${code ?? ''}`.trim()}</p>;
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a purchase is asked for ever more slowly until its policy and its mail are there', async () => {
  const gateway = fakeGateway();
  gateway.answer(purchaseStatus, samplePurchase({ state: 'issuing' }));
  const page = renderPage(<Purchase />, { gateway });
  await passes(0);
  await passes(1000);
  expect(gateway.calls(purchaseStatus)).toHaveLength(2);
  gateway.answer(purchaseStatus, samplePurchase({ mail: 'waiting' }));
  await passes(1500);
  expect(page.container.textContent).toBe('issued');
  gateway.answer(purchaseStatus, samplePurchase());
  await passes(2250);
  await passes(120_000);
  expect(gateway.calls(purchaseStatus)).toHaveLength(4);
});

test('a lost connection keeps what is known and goes on asking', async () => {
  const gateway = fakeGateway();
  gateway.answer(purchaseStatus, samplePurchase({ state: 'checking' }));
  const page = renderPage(<Purchase />, { gateway });
  await passes(0);
  gateway.refuse(purchaseStatus, 'offline');
  await passes(1000);
  expect(page.container.textContent).toBe('checking offline');
  gateway.answer(purchaseStatus, samplePurchase());
  await passes(1500);
  expect(page.container.textContent).toBe('issued');
});
