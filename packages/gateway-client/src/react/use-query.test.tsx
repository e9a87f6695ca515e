// @vitest-environment happy-dom
import type { RequestOf } from '@sigorta/contracts/operation';
import { expect, test } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway.ts';
import { priceOf } from '../testing/price-operation.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useQuery } from './use-query.ts';

function Price({ request }: { request: RequestOf<typeof priceOf> | null }) {
  const { state, answer, code, retry, replace } = useQuery(priceOf, request);
  return (
    <>
      <p role="status">
        {state} {answer?.text} {code}
      </p>
      <button type="button" onClick={retry}>
        again
      </button>
      <button type="button" onClick={() => replace({ text: 'reduced' })}>
        reduce
      </button>
    </>
  );
}

const pet = { product: 'pet' };

test('a query waits, then shows the answer', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const page = renderPage(<Price request={pet} />, { gateway });
  expect(page.getByRole('status').textContent).toBe('loading  ');
  await held.answer({ text: '12 TL' });
  expect(page.getByRole('status').textContent).toBe('ready 12 TL ');
  expect(gateway.calls(priceOf)).toEqual([pet]);
});

test('null asks nothing', () => {
  const gateway = fakeGateway();
  const page = renderPage(<Price request={null} />, { gateway });
  expect(page.getByRole('status').textContent).toBe('idle  ');
  expect(gateway.calls(priceOf)).toEqual([]);
});

test('an equal request is not asked again, another one is, and the former answer stays meanwhile', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const page = renderPage(<Price request={pet} />, { gateway });
  await held.answer({ text: '12 TL' });
  page.rerender(<Price request={{ product: 'pet' }} />);
  expect(gateway.calls(priceOf)).toHaveLength(1);
  page.rerender(<Price request={{ product: 'dask' }} />);
  expect(page.getByRole('status').textContent).toBe('loading 12 TL ');
  await held.answer({ text: '30 TL' });
  expect(page.getByRole('status').textContent).toBe('ready 30 TL ');
});

test('the call for an older request is aborted and what it brings is dropped', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const page = renderPage(<Price request={pet} />, { gateway });
  page.rerender(<Price request={{ product: 'dask' }} />);
  expect(held.waiting()).toBe(1);
  await held.answer({ text: '30 TL' });
  expect(page.getByRole('status').textContent).toBe('ready 30 TL ');
});

test('leaving the screen aborts the call', () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const page = renderPage(<Price request={pet} />, { gateway });
  page.unmount();
  expect(held.waiting()).toBe(0);
});

test('a refusal gives its code and no answer; asking once more starts with nothing', async () => {
  const gateway = fakeGateway();
  gateway.refuse(priceOf, 'not-found');
  const page = renderPage(<Price request={pet} />, { gateway });
  await page.findByText('failed not-found');
  const held = gateway.hold(priceOf);
  await page.user.click(page.getByRole('button', { name: 'again' }));
  expect(page.getByRole('status').textContent).toBe('loading  ');
  await held.answer({ text: '12 TL' });
  expect(page.getByRole('status').textContent).toBe('ready 12 TL ');
});

test('what another call answered takes the place of the answer until the next one', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, { text: '12 TL' });
  const page = renderPage(<Price request={pet} />, { gateway });
  await page.findByText('ready 12 TL');
  await page.user.click(page.getByRole('button', { name: 'reduce' }));
  expect(page.getByRole('status').textContent).toBe('ready reduced ');
  await page.user.click(page.getByRole('button', { name: 'again' }));
  await page.findByText('ready 12 TL');
});
