// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway.ts';
import { priceOf } from '../testing/price-operation.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useAction } from './use-action.ts';

function Price() {
  const { state, answer, code, fields, act, reset } = useAction(priceOf);
  const [results, setResults] = useState<(string | null)[]>([]);
  const press = async () => {
    const found = await act({ product: 'pet' });
    setResults((before) => [...before, found?.text ?? null]);
  };
  return (
    <>
      <p role="status">{[state, answer?.text, code, ...fields.map(({ field }) => field)].join(' ')}</p>
      <p role="log">{JSON.stringify(results)}</p>
      <button type="button" onClick={press}>
        act
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
    </>
  );
}

test('an action is busy, then done, and resolves to its answer', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const page = renderPage(<Price />, { gateway });
  expect(page.getByRole('status').textContent).toBe('idle  ');
  await page.user.click(page.getByRole('button', { name: 'act' }));
  expect(page.getByRole('status').textContent).toBe('busy  ');
  await held.answer({ text: '12 TL' });
  expect(page.getByRole('status').textContent).toBe('done 12 TL ');
  expect(page.getByRole('log').textContent).toBe('["12 TL"]');
});

test('a second press while one is under way does nothing', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const page = renderPage(<Price />, { gateway });
  await page.user.dblClick(page.getByRole('button', { name: 'act' }));
  expect(gateway.calls(priceOf)).toHaveLength(1);
  await held.answer({ text: '12 TL' });
  expect(page.getByRole('log').textContent).toBe('[null,"12 TL"]');
});

test('a refusal gives its code and the refused fields, and can be forgotten', async () => {
  const gateway = fakeGateway();
  gateway.refuse(priceOf, 'invalid-input', [{ field: 'product', message: 'unknown' }]);
  const page = renderPage(<Price />, { gateway });
  await page.user.click(page.getByRole('button', { name: 'act' }));
  expect(page.getByRole('status').textContent).toBe('failed  invalid-input product');
  expect(page.getByRole('log').textContent).toBe('[null]');
  await page.user.click(page.getByRole('button', { name: 'reset' }));
  expect(page.getByRole('status').textContent).toBe('idle  ');
});

test('after a refusal the next press asks again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(priceOf, 'offline');
  const page = renderPage(<Price />, { gateway });
  await page.user.click(page.getByRole('button', { name: 'act' }));
  gateway.answer(priceOf, { text: '12 TL' });
  await page.user.click(page.getByRole('button', { name: 'act' }));
  expect(page.getByRole('status').textContent).toBe('done 12 TL ');
});
