import { afterEach, expect, test, vi } from 'vitest';
import { atNextTry, fetchedOnce, untilItComes } from './fetched-once.ts';

type Heard = () => void;

/** A page that can be pressed and whose line comes back. */
function pageOfTest() {
  const heard = new Map<string, Set<Heard>>();
  vi.stubGlobal('addEventListener', (event: string, work: Heard) => {
    heard.set(event, (heard.get(event) ?? new Set()).add(work));
  });
  vi.stubGlobal('removeEventListener', (event: string, work: Heard) => heard.get(event)?.delete(work));
  return (event: string) => {
    for (const work of heard.get(event) ?? []) work();
  };
}
afterEach(() => vi.unstubAllGlobals());

/** Fails so often, then gives how often it was asked. */
function failing(times: number) {
  let asked = 0;
  const fetch = vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('line lost');
    return asked;
  });
  return fetch;
}
/** Everything that was promised has been told. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test('what has come is asked for once, and its promise is the same', async () => {
  const fetch = failing(0);
  const bring = fetchedOnce(fetch);
  expect(bring()).toBe(bring());
  expect([await bring(), fetch.mock.calls.length]).toEqual([1, 1]);
});

test.each(['online', 'pointerdown', 'click'])(
  'what failed stays so until the next try, which is %s',
  async (event) => {
    const happens = pageOfTest();
    const fetch = failing(1);
    const bring = fetchedOnce(fetch);
    const first = bring();
    await expect(first).rejects.toThrow('line lost');
    await settle();
    expect(bring()).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
    happens(event);
    expect(await bring()).toBe(2);
    happens(event);
    expect([await bring(), fetch.mock.calls.length]).toEqual([2, 2]);
  },
);

test('a server, which has neither presses nor a line that comes back, asks anew the next time', async () => {
  const bring = fetchedOnce(failing(1));
  await expect(bring()).rejects.toThrow('line lost');
  await settle();
  expect(await bring()).toBe(2);
});

test('what a page can wait for comes at some try, and is asked for once a try', async () => {
  const happens = pageOfTest();
  const fetch = failing(2);
  const coming = untilItComes(fetch);
  await settle();
  happens('pointerdown');
  happens('click');
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  happens('online');
  expect(await coming).toBe(3);
});

test('a server is told at once what does not come: to try for ever would leave it no time for anything else', async () => {
  const fetch = failing(3);
  await expect(untilItComes(fetch)).rejects.toThrow('line lost');
  expect(fetch).toHaveBeenCalledOnce();
});

test('who was to be told of the next try, and is gone, hears nothing', () => {
  const happens = pageOfTest();
  const heard = vi.fn();
  atNextTry(heard)();
  happens('click');
  expect(heard).not.toHaveBeenCalled();
});
