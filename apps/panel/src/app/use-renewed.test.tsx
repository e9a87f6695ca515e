// @vitest-environment happy-dom
import { dashboard } from '@sigorta/contracts/panel/dashboard';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { useRenewed } from './use-renewed.ts';

const figures = (quotes: number) => ({
  quotes,
  offers: 0,
  orders: 0,
  paid: 0,
  issued: 0,
  premium: 0,
  givenBack: 0,
});
const answerOf = (quotes: number) => ({
  from: '2026-11-17',
  to: '2026-11-23',
  now: figures(quotes),
  before: figures(0),
  days: [],
  products: [],
  insurers: [],
  stuck: 0,
});

const request = { days: 7 } as const;

function Count() {
  const reading = useQuery(dashboard, request);
  useRenewed(dashboard, request, reading);
  return (
    <>
      <p>{reading.state}</p>
      <output>{reading.answer?.now.quotes}</output>
      <table>
        <tbody>
          <tr>
            <td>
              <button type="button">row</button>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(dashboard, answerOf(1));
  const page = await renderPanel(<Count />, { gateway });
  const pass = async (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000);
    await page.settle();
  };
  const shown = () => page.getByRole('status').textContent;
  return { gateway, page, pass, shown, asked: () => gateway.calls(dashboard).length };
};

test('what changed meanwhile is shown by itself, and nothing says that it is asked for', async () => {
  const { gateway, page, pass, shown } = await show();
  const states = new Set<string>();
  const watch = new MutationObserver(() => states.add(page.queryByText('loading')?.textContent ?? ''));
  watch.observe(document.body, { subtree: true, characterData: true, childList: true });
  gateway.answer(dashboard, answerOf(2));
  await pass(0.5);
  expect(shown()).toBe('2');
  watch.disconnect();
  expect(states).not.toContain('loading');
});

test('a call that fails takes nothing away, and the next one is heard', async () => {
  const { gateway, page, pass, shown } = await show();
  gateway.refuse(dashboard, 'offline');
  await pass(0.5);
  expect(page.getByText('ready')).toBeTruthy();
  expect(shown()).toBe('1');
  gateway.answer(dashboard, answerOf(3));
  await pass(0.5);
  expect(shown()).toBe('3');
});

test('while somebody walks through the rows they stay as they are', async () => {
  const { gateway, page, pass, shown } = await show();
  const row = page.getByRole('button', { name: 'row' });
  row.focus();
  gateway.answer(dashboard, answerOf(4));
  await pass(1);
  expect(shown()).toBe('1');
  expect(document.activeElement).toBe(row);
  row.blur();
  await pass(0.5);
  expect(shown()).toBe('4');
});

test('nobody asks for a page that is hidden, nor for one that was not touched for minutes', async () => {
  const { pass, asked } = await show();
  const before = asked();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(2);
  expect(asked()).toBe(before);
  visibility.mockRestore();
  /* the session's own clock must be able to run out: 45 minutes without a sign of life */
  await pass(50);
  const rested = asked();
  expect(rested - before).toBeLessThanOrEqual(10);
  await pass(10);
  expect(asked()).toBe(rested);
  dispatchEvent(new Event('pointermove'));
  await pass(0.5);
  expect(asked()).toBe(rested + 1);
});
