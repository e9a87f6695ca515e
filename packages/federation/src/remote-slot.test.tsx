// @vitest-environment happy-dom
import type { RemoteModule } from '@sigorta/runtime/remote-module';
import { act, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageLoader, type PageAddress } from './page-loader.ts';
import { RemoteSlot } from './RemoteSlot.tsx';

const address: PageAddress = { family: 'travel', product: 'foreign-travel', page: 'form', language: 'tr' };

/** A slot whose page comes when it is told to, after it was given up. */
async function slotThatWasLate(Component: () => React.ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let come = (_: RemoteModule): void => {};
  const asked: number[] = [];
  const loader = createPageLoader(
    {
      load: (_family, attempt) => {
        asked.push(attempt);
        return new Promise((resolve) => {
          come = resolve;
        });
      },
    },
    5,
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const inUse: { ref?: RefObject<boolean> } = {};
  const draw = vi.fn((drawIt: () => void) => drawIt());
  await act(async () =>
    root.render(
      <RemoteSlot
        loader={loader}
        address={address}
        loading="…"
        draw={draw}
        failed={(view) => {
          inUse.ref = view.inUse;
          return (
            <button type="button" onClick={view.retry}>
              {view.failure}
            </button>
          );
        }}
      />,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    vi.restoreAllMocks();
  });
  await expect.poll(() => act(async () => place.textContent)).toBe('timeout');
  const comes = () =>
    act(async () => {
      const late = loader.late(address, 0);
      come({ contract: 1, page: async () => ({ Component }) });
      await late;
    });
  return { place, comes, draw, asked, inUse, loader };
}

test('a page that was too late is drawn when it comes, without a press', async () => {
  const { place, comes, draw, asked } = await slotThatWasLate(() => <p>there</p>);
  await comes();
  await expect.poll(() => act(async () => place.textContent)).toBe('there');
  expect(draw).toHaveBeenCalledOnce();
  expect(asked).toEqual([0]);
});

test('it takes away nothing that somebody fills in; a press brings it at once', async () => {
  const { place, comes, asked, inUse } = await slotThatWasLate(() => <p>there</p>);
  if (inUse.ref) inUse.ref.current = true;
  await comes();
  expect(place.textContent).toBe('timeout');
  await act(async () => place.querySelector('button')?.click());
  await expect.poll(() => act(async () => place.textContent)).toBe('there');
  expect(asked).toEqual([0]);
});

test('one that comes and cannot be drawn is told as broken and not drawn again and again', async () => {
  const drawn = vi.fn(() => {
    throw new Error('boom');
  });
  const { place, comes, draw, loader } = await slotThatWasLate(drawn);
  await comes();
  await expect.poll(() => act(async () => place.textContent)).toBe('broken');
  expect(loader.late(address, 0)).toBeUndefined();
  expect(draw).toHaveBeenCalledOnce();
});
