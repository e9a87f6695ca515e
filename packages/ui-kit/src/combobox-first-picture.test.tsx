// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Combobox } from './field/Combobox.tsx';

/** Countries enough that most of those with an "a" are below the edge of an open list. */
const countries = Array.from({ length: 120 }, (_, at) => ({
  value: String(at),
  label: `${at % 2 ? 'Ada' : 'Ülke'} ${at}`,
}));

function show(options = countries) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<Combobox id="country" label="Ülke" options={options} />));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  const input = place.querySelector('input');
  if (!input) throw new Error('no box');
  return {
    input,
    drawn: () => [...place.querySelectorAll('[role=option]')].map((option) => option.textContent),
    /** the browser sets what was typed, and then tells */
    type: (text: string) => {
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** What React draws in the task of an event itself is there at the task's end, and nothing that it puts off. */
const endOfTask = () => Promise.resolve().then(() => undefined);

test('the picture after the press that opens a list holds what the panel shows, and the rest comes behind it', async () => {
  const { input, drawn } = show();
  input.click();
  await endOfTask();
  expect(drawn().length).toBeGreaterThanOrEqual(8);
  expect(drawn().length).toBeLessThanOrEqual(9);
  await expect.poll(() => drawn().length).toBe(120);
});

test('so does the picture after each key', async () => {
  const { input, drawn, type } = show();
  input.click();
  await expect.poll(() => drawn().length).toBe(120);
  type('a');
  await endOfTask();
  expect(drawn().slice(0, 2)).toEqual(['Ada 1', 'Ada 3']);
  expect(drawn().length).toBeLessThanOrEqual(9);
  await expect.poll(() => drawn().length).toBe(60);
  type('ada 1');
  await endOfTask();
  expect(drawn()[0]).toBe('Ada 1');
  expect(drawn().length).toBeLessThanOrEqual(9);
  await expect.poll(() => drawn().length).toBe(16);
});

/** All that React has put off until other tasks are over. */
const endOfOthers = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('while somebody types, the rest of a list is drawn between no two keys', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const { input, drawn, type } = show();
  input.click();
  for (const text of ['a', 'ad', 'ada']) {
    await endOfOthers();
    expect(drawn().length).toBeLessThanOrEqual(9);
    vi.advanceTimersByTime(120);
    await endOfOthers();
    expect(drawn().length).toBeLessThanOrEqual(9);
    type(text);
  }
  vi.advanceTimersByTime(1000);
  await expect.poll(() => drawn().length).toBe(60);
});

test('a finger that scrolls does not wait for it', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const { input, drawn } = show();
  input.click();
  await endOfOthers();
  document.querySelector('[role=listbox]')?.dispatchEvent(new Event('scroll'));
  await expect.poll(() => drawn().length).toBe(120);
});

test('the first key finds a list that was made ready while nobody did anything', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  let read = 0;
  const watched = countries.map((country) => ({
    ...country,
    /* what is searched besides the name is asked for by the search and nobody else */
    get keywords() {
      read += 1;
      return '';
    },
  }));
  const { drawn, type } = show(watched);
  for (const work of idle) work();
  expect(read).toBe(120);
  type('ada');
  await endOfTask();
  expect(drawn()[0]).toBe('Ada 1');
  expect(read).toBe(120);
});
