// @vitest-environment happy-dom

import { bootOfTest } from '@sigorta/runtime/testing/boot-of-test';
import { InPage } from '@sigorta/runtime/testing/InPage.tsx';
import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { comesLater } from './comes-later.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const parts = {
  Counter: ({ from }: { from: number }) => {
    const [count, setCount] = useState(from);
    return (
      <button type="button" id="part" onClick={() => setCount(count + 1)}>
        {`counted ${count}`}
      </button>
    );
  },
};

const inTurkish = (inner: ReactNode) => (
  <InPage boot={bootOfTest({ language: 'tr' })} path="/">
    {inner}
  </InPage>
);

/** A page around a part, which is drawn anew by presses of its own. */
function pageOf(later: ReturnType<typeof comesLater<typeof parts>>) {
  const Counter = later.standing(({ Counter }) => Counter);
  return function Page() {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button type="button" id="around" onClick={() => setPresses(presses + 1)}>
          {`pressed ${presses}`}
        </button>
        <Counter from={7} />
      </>
    );
  };
}

/** The page as a server wrote it, taken over by a browser to which its part has not come; gives what went wrong meanwhile. */
async function served(fetch: () => Promise<typeof parts>) {
  const onServer = comesLater(async () => parts);
  await onServer.load('tr');
  const Written = pageOf(onServer);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(inTurkish(<Written />));
  const later = comesLater(fetch);
  const Page = pageOf(later);
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, inTurkish(<Page />), { onRecoverableError: (error) => faults.push(error) });
  });
  const press = (id: string) => act(async () => place.querySelector<HTMLElement>(`#${id}`)?.click());
  return { place, later, faults, press };
}

test('what the server wrote stands until its code has come, while the page around it is used', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof parts>();
  const { place, faults, press } = await served(() => promise);
  const written = place.querySelector('#part');
  await press('around');
  expect(place.textContent).toBe('pressed 1counted 7');
  expect(place.querySelector('#part')).toBe(written);
  await act(async () => resolve(parts));
  await press('part');
  expect(place.textContent).toBe('pressed 1counted 8');
  expect(place.querySelector('#part')).toBe(written);
  expect(faults).toEqual([]);
});

test('on a lost line it stands, and comes when somebody asks again', async () => {
  let tries = 0;
  const { place, later, faults, press } = await served(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('line lost');
    return parts;
  });
  await press('around');
  expect(place.textContent).toBe('pressed 1counted 7');
  await act(() => later.load('tr'));
  await press('part');
  expect(place.textContent).toBe('pressed 1counted 8');
  expect(faults).toEqual([]);
});

test('what has come before it is drawn has no boundary around it besides the page’s own', async () => {
  const later = comesLater(async () => parts);
  const Counter = later.drawn(({ Counter }) => Counter);
  await later.load('tr');
  expect(renderToString(inTurkish(<Counter from={1} />)).match(/<!--\$-->/g)).toHaveLength(1);
});
