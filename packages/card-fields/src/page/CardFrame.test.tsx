// @vitest-environment happy-dom
import { cardFrame } from '@sigorta/contracts/operations/card-frame';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { act, fireEvent } from '@testing-library/react';
import type { IBrowserSettings } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { CardFaults, CardNames } from '../card-parts.ts';
import { CardFrame } from './CardFrame.tsx';
import type { CardHandle } from './card-entry.ts';

const origin = 'https://kart.example';
const url = `${origin}/kart?ust=x&imza=y`;
const words = {
  title: 'Kart',
  labels: { number: 'Numara', firstName: 'Ad', lastName: 'Soyad', expiry: 'Son kullanma', cvv: 'CVV' },
  wait: 'Kart alanları açılıyor',
  failed: 'Kart alanları açılamadı.',
};

/* every frame is an empty document: what is in it is up to the test */
const { settings } = (window as unknown as { happyDOM: { settings: IBrowserSettings } }).happyDOM;
settings.enableIframePageLoading = true;
settings.disableIframePageLoading = false;
settings.fetch.interceptor = { beforeAsyncRequest: async ({ window: page }) => new page.Response('') };

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
});

function addressed(): FakeGateway {
  const gateway = fakeGateway();
  gateway.answer(cardFrame, { url });
  return gateway;
}

/** A page with the frame, whose window is only a list of what it was told. */
async function show(gateway = addressed(), faults: CardFaults = {}, names?: CardNames) {
  const handle: { current: CardHandle | null } = { current: null };
  const on = { mend: vi.fn(), prefix: vi.fn(), enter: vi.fn() };
  const frame = (wrong: CardFaults) => (
    <CardFrame
      handle={handle}
      words={words}
      faults={wrong}
      names={names}
      idOf={(part) => `card-${part}`}
      onMend={on.mend}
      onPrefix={on.prefix}
      onEnter={on.enter}
    />
  );
  const page = renderPage(frame(faults), { gateway });
  const card = (): CardHandle => {
    if (!handle.current) throw new Error('no card is typed here');
    return handle.current;
  };
  return { page, card, on, rerender: (wrong: CardFaults) => page.rerender(frame(wrong)) };
}

type Shown = Awaited<ReturnType<typeof show>>;

/** The frame's window in the hands of the test. */
async function frameOf({ page }: Shown) {
  const iframe = (await page.findByTitle('Kart')) as HTMLIFrameElement;
  const told: { message: { kind: string; [part: string]: unknown }; to: string }[] = [];
  const other = {
    postMessage: (message: (typeof told)[number]['message'], to: string) => told.push({ message, to }),
  };
  Object.defineProperty(iframe, 'contentWindow', { value: other, configurable: true });
  const say = (data: unknown, from = origin, source: unknown = other): void =>
    act(() => {
      const event = new MessageEvent('message', { data, origin: from });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  const heard = (kind: string) =>
    told.map(({ message }) => message).filter((message) => message.kind === kind);
  const draw = (): void => {
    say({ kind: 'ready' });
    say({ kind: 'height', px: 254 });
  };
  return { iframe, told, say, heard, draw };
}

const isShown = (iframe: HTMLIFrameElement): boolean => !iframe.classList.contains('coming');

test('words stand where the fields will be, and the frame may do no more than it must', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(cardFrame);
  const shown = await show(gateway);
  expect(shown.page.getByRole('status').textContent).toBe('Kart alanları açılıyor');
  await held.answer({ url });
  const { iframe, draw } = await frameOf(shown);
  expect(iframe.src).toBe(url);
  expect(iframe.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(iframe.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(isShown(iframe)).toBe(false);
  draw();
  expect(isShown(iframe)).toBe(true);
  expect(iframe.style.blockSize || iframe.getAttribute('style')).toContain('254px');
  expect(shown.page.queryByRole('status')).toBeNull();
});

test('a frame that begins is told look, words and what is wrong, to its origin only', async () => {
  const { style } = document.documentElement;
  style.setProperty('--n-0', '#ffffff');
  style.setProperty('--font', 'Rubik, sans-serif');
  const shown = await show(addressed(), { cvv: 'CVV numarasını yazın.' });
  const { told, heard, draw, say } = await frameOf(shown);
  expect(told).toEqual([]);
  draw();
  expect(new Set(told.map(({ to }) => to))).toEqual(new Set([origin]));
  expect(heard('dress')).toMatchObject([
    {
      language: 'tr',
      title: 'Kart',
      labels: words.labels,
      look: { font: 'Rubik', colours: { '--n-0': '#ffffff' } },
    },
  ]);
  expect(heard('faults')).toEqual([{ kind: 'faults', faults: { cvv: 'CVV numarasını yazın.' } }]);
  shown.rerender({});
  expect(heard('faults').at(-1)).toEqual({ kind: 'faults', faults: {} });
  /* its document was loaded again */
  say({ kind: 'ready' });
  expect(heard('dress')).toHaveLength(2);
});

test('whose card it most likely is goes before the look, and is the page’s own word until another name is typed', async () => {
  const shown = await show(addressed(), {}, { firstName: 'Defne', lastName: 'Aydın' });
  const { told, say, draw } = await frameOf(shown);
  draw();
  expect(told.slice(0, 2).map(({ message }) => message.kind)).toEqual(['names', 'dress']);
  expect(told[0]?.message).toEqual({ kind: 'names', firstName: 'Defne', lastName: 'Aydın' });
  expect(shown.card().names()).toEqual({ firstName: 'Defne', lastName: 'Aydın' });
  say({ kind: 'names', firstName: 'Selin', lastName: 'Aydın' });
  expect(shown.card().names()).toEqual({ firstName: 'Selin', lastName: 'Aydın' });
  shown.card().clear();
  expect(shown.card().names()).toEqual({ firstName: 'Defne', lastName: 'Aydın' });
});

test('nobody’s names are told where nobody is named', async () => {
  const { heard, draw } = await frameOf(await show());
  draw();
  expect(heard('names')).toEqual([]);
});

test('another scheme is followed while the card is typed, the same look is not told twice', async () => {
  const shown = await show();
  const { heard, draw } = await frameOf(shown);
  draw();
  await act(async () => document.documentElement.style.setProperty('--n-0', '#101014'));
  await expect.poll(() => heard('dress')).toHaveLength(2);
  expect(heard('dress').at(-1)).toMatchObject({ look: { colours: { '--n-0': '#101014' } } });
  await act(async () => document.documentElement.setAttribute('data-anything', ''));
  document.documentElement.removeAttribute('data-anything');
  expect(heard('dress')).toHaveLength(2);
});

test.each([
  ['another origin', 'https://boese.example', undefined],
  ['another window of the same origin', origin, {}],
  ['no window', origin, null],
])('what %s says is not heard', async (_who, from, source) => {
  const shown = await show();
  const { iframe, say, told } = await frameOf(shown);
  for (const data of [
    { kind: 'ready' },
    { kind: 'height', px: 254 },
    { kind: 'enter' },
    { kind: 'prefix', digits: '1' },
  ])
    say(data, from, source);
  expect(isShown(iframe)).toBe(false);
  expect(told).toEqual([]);
  expect(shown.on.enter).not.toHaveBeenCalled();
  expect(shown.on.prefix).not.toHaveBeenCalled();
});

test('what happens in the frame reaches the payment', async () => {
  const shown = await show();
  const { say, draw } = await frameOf(shown);
  draw();
  say({ kind: 'prefix', digits: '55287900' });
  say({ kind: 'mended', part: 'cvv' });
  say({ kind: 'enter' });
  say({ kind: 'names', firstName: 'Defne', lastName: 'Aydın' });
  expect(shown.on.prefix.mock.calls).toEqual([['55287900']]);
  expect(shown.on.mend.mock.calls).toEqual([['cvv']]);
  expect(shown.on.enter).toHaveBeenCalledTimes(1);
  expect(shown.card().names()).toEqual({ firstName: 'Defne', lastName: 'Aydın' });
});

test('a card is checked and sealed by questions, each with its own answer', async () => {
  const shown = await show();
  const { say, heard, draw } = await frameOf(shown);
  draw();
  const checked = shown.card().check();
  const sealed = shown.card().seal();
  const [check] = heard('check');
  const [seal] = heard('seal');
  expect(check?.id).not.toBe(seal?.id);
  say({ kind: 'sealed', id: seal?.id, sealed: 'k1.a.b', firstName: 'Defne', lastName: 'Aydın' });
  say({ kind: 'checked', id: check?.id, faults: [{ part: 'cvv', message: 'payment.error.cvv' }] });
  expect(await checked).toEqual([{ part: 'cvv', message: 'payment.error.cvv' }]);
  expect(await sealed).toEqual({
    kind: 'sealed',
    card: { sealed: 'k1.a.b', firstName: 'Defne', lastName: 'Aydın' },
  });
});

test.each([
  [
    { kind: 'wrong', faults: [{ part: 'number', message: 'error.card-rejected' }] },
    { kind: 'wrong', faults: [{ part: 'number', message: 'error.card-rejected' }] },
  ],
  [
    { kind: 'failed', code: 'too-many-requests' },
    { kind: 'failed', code: 'too-many-requests' },
  ],
])('a card that is not sealed says why: %j', async (answer, told) => {
  const shown = await show();
  const { say, heard, draw } = await frameOf(shown);
  draw();
  const sealing = shown.card().seal();
  say({ ...answer, id: heard('seal')[0]?.id });
  expect(await sealing).toEqual(told);
});

test('a frame that falls silent has sealed nothing', async () => {
  const shown = await show();
  const { draw } = await frameOf(shown);
  draw();
  vi.useFakeTimers();
  const [checking, sealing] = [shown.card().check(), shown.card().seal()];
  await vi.runAllTimersAsync();
  expect(await checking).toEqual([{ part: 'number', message: 'payment.error.cardEntry' }]);
  expect(await sealing).toEqual({ kind: 'failed', code: 'service-unavailable' });
});

test('before the fields are there a payment is told to wait for them', async () => {
  const shown = await show();
  const { told } = await frameOf(shown);
  expect(await shown.card().check()).toEqual([{ part: 'number', message: 'payment.error.cardEntry' }]);
  expect(told).toEqual([]);
});

test('the error summary leads through the page to a part in the frame', async () => {
  const shown = await show();
  const { heard, draw, iframe } = await frameOf(shown);
  draw();
  act(() => document.getElementById('card-cvv')?.focus());
  expect(heard('focus')).toEqual([{ kind: 'focus', part: 'cvv' }]);
  expect(document.activeElement).toBe(iframe);
});

test('a frame that cannot be had is told, the summary leads to the button, and a press asks again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(cardFrame, 'offline');
  const shown = await show(gateway);
  const { page } = shown;
  expect((await page.findByRole('alert')).textContent).toContain('Kart alanları açılamadı.');
  const again = page.getByRole('button', { name: 'Yeniden dene' });
  act(() => document.getElementById('card-number')?.focus());
  expect(document.activeElement).toBe(again);
  gateway.answer(cardFrame, { url });
  fireEvent.click(again);
  const { draw, iframe } = await frameOf(shown);
  expect(document.activeElement?.contains(iframe)).toBe(true);
  expect(page.queryByRole('alert')).toBeNull();
  draw();
  expect(isShown(iframe)).toBe(true);
});

test('a frame that says nothing is given up after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gateway = addressed();
  const shown = await show(gateway);
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  });
  expect(shown.page.queryByTitle('Kart')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown.page.getByRole('alert').textContent).toContain('Kart alanları açılamadı.');
  expect(shown.page.queryByTitle('Kart')).toBeNull();
});
