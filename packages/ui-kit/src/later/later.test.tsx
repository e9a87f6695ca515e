// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.tsx';
import { NotCome } from './NotCome.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface PartProps {
  name: string;
  onClose?: () => void;
}
const Part = ({ name }: PartProps) => <p>{`part of ${name}`}</p>;

let place: HTMLElement;
beforeEach(() => {
  /* React tells what a boundary caught */
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  vi.restoreAllMocks();
  place.remove();
});

/** Fails as often as said. */
function lostAtFirst(times: number) {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('line lost');
    return Part;
  });
}

async function draw(Shown: ReturnType<typeof later<PartProps>>, onClose?: () => void) {
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        <h1>page</h1>
        <Suspense fallback={<p>waiting</p>}>
          <Shown name="dialog" {...(onClose && { onClose })} />
        </Suspense>
      </>,
    ),
  );
  return () => act(async () => root.unmount());
}
const press = (words: string) =>
  act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === words)?.click());

test('a part that comes is drawn with what it is given', async () => {
  await draw(later(lostAtFirst(0), NotCome));
  expect(place.textContent).toBe('pagepart of dialog');
});

test('one that does not come leaves the page as it is, says so, and comes at a press', async () => {
  const fetch = lostAtFirst(2);
  await draw(later(fetch, NotCome));
  expect(place.querySelector('h1')?.textContent).toBe('page');
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Bu bölüm yüklenemedi');
  expect(fetch).toHaveBeenCalledTimes(1);
  await press('Yeniden dene');
  expect(place.querySelector('[role=alert]')).not.toBeNull();
  await press('Yeniden dene');
  expect(place.textContent).toBe('pagepart of dialog');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('it comes by itself when the line is back', async () => {
  await draw(later(lostAtFirst(1), NotCome));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(place.textContent).toBe('pagepart of dialog');
});

test('who does not want to wait for it closes it', async () => {
  const onClose = vi.fn();
  await draw(later(lostAtFirst(1), NotCome), onClose);
  await press('Kapat');
  expect(onClose).toHaveBeenCalledOnce();
});

test('what nobody pressed for says nothing and comes at any press', async () => {
  await draw(later(lostAtFirst(1)));
  expect(place.textContent).toBe('page');
  await act(async () => document.body.click());
  expect(place.textContent).toBe('pagepart of dialog');
});

test('one that was fetched ahead in vain is asked for again when it is drawn after a press', async () => {
  const fetch = lostAtFirst(1);
  const Shown = later(fetch, NotCome);
  Shown.ahead();
  await act(async () => undefined);
  document.body.click();
  await draw(Shown);
  expect(place.textContent).toBe('pagepart of dialog');
});

test('what stands in its place is given what the part was to be given, and a part drawn after another press is asked for anew', async () => {
  const Instead = ({ name }: PartProps) => <p>{`no part of ${name}`}</p>;
  const Shown = later(lostAtFirst(1), Instead);
  const end = await draw(Shown);
  expect(place.textContent).toBe('pageno part of dialog');
  await end();
  await act(async () => window.dispatchEvent(new Event('pointerdown')));
  await draw(Shown);
  expect(place.textContent).toBe('pagepart of dialog');
});
