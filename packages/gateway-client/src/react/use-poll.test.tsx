// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway.ts';
import { priceOf } from '../testing/price-operation.ts';
import { renderPage } from '../testing/render-page.tsx';
import { everSlower } from './poll-rhythm.ts';
import { type PollRules, usePoll } from './use-poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rules: PollRules<{ text: string }> = { until: ({ text }) => text === 'final', everyMs: () => 100 };

function Price({ product = 'pet', own = {} }: { product?: string; own?: Partial<typeof rules> }) {
  const { state, answer, code, retry } = usePoll(priceOf, { product }, { ...rules, ...own });
  return (
    <button type="button" onClick={retry}>
      {state} {answer?.text} {code}
    </button>
  );
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('it asks again and again until nothing can change', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, { text: 'draft' });
  const page = renderPage(<Price />, { gateway });
  await passes(0);
  expect(page.getByRole('button').textContent).toBe('ready draft ');
  await passes(100);
  gateway.answer(priceOf, { text: 'final' });
  await passes(100);
  expect(page.getByRole('button').textContent).toBe('ready final ');
  await passes(10_000);
  expect(gateway.calls(priceOf)).toHaveLength(3);
});

test('the next call waits for the answer of the one before', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  renderPage(<Price />, { gateway });
  await passes(10_000);
  expect(gateway.calls(priceOf)).toHaveLength(1);
  await held.answer({ text: 'draft' });
  await passes(100);
  expect(gateway.calls(priceOf)).toHaveLength(2);
});

test('a failed call keeps the last answer and is followed by another', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, { text: 'draft' });
  const page = renderPage(<Price />, { gateway });
  await passes(0);
  gateway.refuse(priceOf, 'offline');
  await passes(100);
  expect(page.getByRole('button').textContent).toBe('failed draft offline');
  gateway.answer(priceOf, { text: 'final' });
  await passes(100);
  expect(page.getByRole('button').textContent).toBe('ready final ');
});

test('what does not exist is not asked for again, unless the screen says so', async () => {
  const gateway = fakeGateway();
  gateway.refuse(priceOf, 'not-found');
  const page = renderPage(<Price />, { gateway });
  await passes(1000);
  expect(gateway.calls(priceOf)).toHaveLength(1);
  page.rerender(<Price product="dask" own={{ goesOn: () => true }} />);
  await passes(100);
  expect(gateway.calls(priceOf)).toHaveLength(3);
});

test('asking at once forgets the failure and counts from the beginning', async () => {
  const counts: number[] = [];
  const everyMs = (count: number) => {
    counts.push(count);
    return 100;
  };
  const gateway = fakeGateway();
  gateway.refuse(priceOf, 'timeout');
  const page = renderPage(<Price own={{ everyMs }} />, { gateway });
  await passes(100);
  expect(page.getByRole('button').textContent).toBe('failed  timeout');
  const held = gateway.hold(priceOf);
  await act(async () => page.getByRole('button').click());
  expect(page.getByRole('button').textContent).toBe('loading  ');
  await held.answer({ text: 'draft' });
  expect(counts).toEqual([1, 2, 1]);
});

test('leaving the screen ends it', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, { text: 'draft' });
  const page = renderPage(<Price />, { gateway });
  await passes(0);
  page.unmount();
  await passes(10_000);
  expect(gateway.calls(priceOf)).toHaveLength(1);
});

test.each([
  [1, 1000],
  [2, 1500],
  [3, 2250],
  [20, 15_000],
])('after %i calls it waits %i ms', (count, ms) => expect(everSlower(count)).toBe(ms));
