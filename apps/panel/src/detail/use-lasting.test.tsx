// @vitest-environment happy-dom
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import type { Reading } from '@sigorta/gateway-client/react/use-reading';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLasting } from './use-lasting.ts';

type Look = Reading<string>;

const again = { retry: () => {}, replace: () => {} };
const ready = (answer: string): Look => ({ ...again, state: 'ready', answer, code: null });
const loading: Look = { ...again, state: 'loading', answer: null, code: null };
const failed = (code: GatewayErrorCode): Look => ({ ...again, state: 'failed', answer: null, code });

/** What a page shows after these looks at one thing, one after the other. */
const shownAfter = (looks: readonly Look[]) => {
  const [first = loading, ...more] = looks;
  const { result, rerender } = renderHook(({ look }) => useLasting(look, 'quote-1'), {
    initialProps: { look: first },
  });
  for (const look of more) rerender({ look });
  const { state, answer, code, missed } = result.current;
  return [state, answer, code ?? missed];
};

test.each<[string, Look[], unknown[]]>([
  ['a lost line', [ready('A'), failed('offline')], ['ready', 'A', 'offline']],
  ['a new look', [ready('A'), loading], ['loading', 'A', null]],
  ['a lost line and a new look', [ready('A'), failed('timeout'), loading], ['loading', 'A', 'timeout']],
])('what was shown stays through %s', (_name, looks, shown) => {
  expect(shownAfter(looks)).toEqual(shown);
});

test.each<[string, Look[], unknown[]]>([
  ['at once', [ready('A'), failed('not-allowed')], ['failed', null, 'not-allowed']],
  ['while it is asked again', [ready('A'), failed('not-allowed'), loading], ['loading', null, null]],
  [
    'when the line is lost then',
    [ready('A'), failed('not-found'), failed('offline')],
    ['failed', null, 'offline'],
  ],
  [
    'after an ended session',
    [ready('A'), failed('sign-in-required'), loading, failed('timeout')],
    ['failed', null, 'timeout'],
  ],
])('what may not be seen any more is not shown: %s', (_name, looks, shown) => {
  expect(shownAfter(looks)).toEqual(shown);
});

test('of another thing nothing is shown', () => {
  const { result, rerender } = renderHook(({ look, of }) => useLasting(look, of), {
    initialProps: { look: ready('A'), of: 'quote-1' },
  });
  rerender({ look: failed('offline'), of: 'quote-2' });
  expect([result.current.state, result.current.answer]).toEqual(['failed', null]);
});
