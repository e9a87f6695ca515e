// @vitest-environment happy-dom
import type { Dress, ToFrame, ToPage } from '@sigorta/card-fields/protocol';
import { readToPage } from '@sigorta/card-fields/protocol';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Frame } from './Frame.tsx';

const dress: Dress = {
  kind: 'dress',
  language: 'ar',
  today: '2026-11-26',
  title: 'البطاقة',
  labels: { number: 'Numara', firstName: 'Ad', lastName: 'Soyad', expiry: 'Son kullanma', cvv: 'CVV' },
  messages: { 'kit.card.expiryPlaceholder': 'MM / YY', 'payment.error.cvv': 'اكتب الرمز.' },
  look: { scheme: 'dark', font: 'Rubik', colours: { '--n-0': '#101014' } },
};
const number = '5528790000000008';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

/** The frame, dressed, and the page around it in the hands of the test. */
function show() {
  const told: ToPage[] = [];
  let take: (message: ToFrame) => void = () => undefined;
  const page = {
    say: (message: ToPage) => void told.push(message),
    hear: (hearing: typeof take) => {
      take = hearing;
      return () => undefined;
    },
  };
  const frame = render(<Frame page={page} />);
  onTestFinished(frame.unmount);
  const say = (message: ToFrame): void => act(() => take(message));
  expect(told).toEqual([{ kind: 'ready' }]);
  expect(frame.container.textContent).toBe('');
  say(dress);
  const heard = <K extends ToPage['kind']>(kind: K) =>
    told.filter((message): message is Extract<ToPage, { kind: K }> => message.kind === kind);
  return {
    frame,
    told,
    say,
    heard,
    field: (label: string) => frame.getByLabelText(label) as HTMLInputElement,
  };
}

type Shown = ReturnType<typeof show>;

const type = ({ field }: Shown, values: Record<string, string>): void => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const fillIn = (shown: Shown, change: Record<string, string> = {}): void =>
  type(shown, {
    Numara: '5528 7900 0000 0008',
    Ad: 'Defne',
    Soyad: 'Aydın',
    'Son kullanma': '12/30',
    CVV: '123',
    ...change,
  });

/** Card entry in memory. */
function answering(status: number, body: unknown) {
  const asked: { url: string; sent: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, sent: RequestInit) => {
    asked.push({ url, sent });
    if (status === 0) throw new TypeError('offline');
    return { status, json: async () => body };
  });
  return asked;
}

test('it looks and speaks like the page that dresses it', () => {
  const { frame, field } = show();
  const { documentElement: root } = document;
  expect([root.lang, root.dir, document.title]).toEqual(['ar', 'rtl', 'البطاقة']);
  expect(root.style.getPropertyValue('--n-0')).toBe('#101014');
  expect(root.style.getPropertyValue('--font')).toMatch(/^Rubik/);
  expect(frame.getByRole('form', { name: 'البطاقة' })).toBeTruthy();
  expect(field('Son kullanma').placeholder).toBe('MM / YY');
});

test('names of the page stand in the two inputs until others are typed, also after the card was forgotten', () => {
  const shown = show();
  shown.say({ kind: 'names', firstName: 'Defne', lastName: 'Aydın' });
  expect([shown.field('Ad').value, shown.field('Soyad').value]).toEqual(['Defne', 'Aydın']);
  type(shown, { Ad: 'Selin' });
  expect(shown.heard('names').at(-1)).toEqual({ kind: 'names', firstName: 'Selin', lastName: 'Aydın' });
  /* the page begins anew: what was typed stays */
  shown.say({ kind: 'names', firstName: 'Defne', lastName: 'Aydın' });
  expect(shown.field('Ad').value).toBe('Selin');
  shown.say({ kind: 'clear' });
  expect([shown.field('Ad').value, shown.field('Soyad').value]).toEqual(['Defne', 'Aydın']);
});

test('a number that comes as a name stands in no input', () => {
  const shown = show();
  shown.say({ kind: 'names', firstName: number, lastName: 'Aydın' });
  expect([shown.field('Ad').value, shown.field('Soyad').value]).toEqual(['', 'Aydın']);
});

test('a check names what is wrong by keys, in screen order', () => {
  const shown = show();
  fillIn(shown, { Numara: '4111', CVV: '12' });
  shown.say({ kind: 'check', id: 7 });
  expect(shown.heard('checked')).toEqual([
    {
      kind: 'checked',
      id: 7,
      faults: [
        { part: 'number', message: 'payment.error.cardNumber' },
        { part: 'cvv', message: 'payment.error.cvv' },
      ],
    },
  ]);
});

test('number, date and code go to its own origin in one call, and into no message', async () => {
  const asked = answering(200, { sealed: 'k1.kopf.siegel' });
  const shown = show();
  fillIn(shown);
  fireEvent.blur(shown.field('CVV'));
  shown.say({ kind: 'check', id: 1 });
  shown.say({ kind: 'seal', id: 2 });
  await expect
    .poll(() => shown.heard('sealed'))
    .toEqual([{ kind: 'sealed', id: 2, sealed: 'k1.kopf.siegel', firstName: 'Defne', lastName: 'Aydın' }]);
  expect(asked.map(({ url, sent }) => [url, sent.method, sent.body, sent.credentials])).toEqual([
    ['/kart/muhur', 'POST', `${number}\n12\n2030\n123`, 'omit'],
  ]);
  const said = JSON.stringify(shown.told);
  expect(said).not.toMatch(/5528790000|2030|"123"|"12"/);
  expect(shown.told.filter((message) => readToPage(message) === null)).toEqual([]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('5528790000');
});

test('a card with a fault is not sent anywhere', async () => {
  const asked = answering(200, { sealed: 'k1.a.b' });
  const shown = show();
  fillIn(shown, { 'Son kullanma': '01/26' });
  shown.say({ kind: 'seal', id: 3 });
  await expect
    .poll(() => shown.heard('wrong'))
    .toEqual([{ kind: 'wrong', id: 3, faults: [{ part: 'expiry', message: 'payment.error.expired' }] }]);
  expect(asked).toEqual([]);
});

/* by hand: what card entry answers and what the page is told */
test.each([
  [
    422,
    { code: 'card-rejected', part: 'month' },
    { kind: 'wrong', faults: [{ part: 'expiry', message: 'error.card-rejected' }] },
  ],
  [
    422,
    { code: 'card-type-not-accepted', part: 'number' },
    { kind: 'wrong', faults: [{ part: 'number', message: 'error.card-type-not-accepted' }] },
  ],
  [
    422,
    { code: 'card-rejected', part: 'pin' },
    { kind: 'wrong', faults: [{ part: 'number', message: 'error.card-rejected' }] },
  ],
  [422, { code: 'surprise' }, { kind: 'failed', code: 'service-unavailable' }],
  [429, { code: 'too-many-requests' }, { kind: 'failed', code: 'too-many-requests' }],
  [200, {}, { kind: 'failed', code: 'service-unavailable' }],
  [500, {}, { kind: 'failed', code: 'service-unavailable' }],
  [0, {}, { kind: 'failed', code: 'service-unavailable' }],
])('an answer of %i %j is told as %j', async (status, body, told) => {
  answering(status, body);
  const shown = show();
  fillIn(shown);
  shown.say({ kind: 'seal', id: 4 });
  await expect.poll(() => shown.told.at(-1)).toEqual({ ...told, id: 4 });
});

test('the first eight digits are told for the installments, and once', () => {
  const shown = show();
  for (const value of ['5528 7900', '5528 7900 0', '5528 7900 0000 0008', '']) type(shown, { Numara: value });
  expect(shown.heard('prefix').map(({ digits }) => digits)).toEqual(['55287900', '']);
});

test('names are told while they are typed, a number among them is not', () => {
  const shown = show();
  type(shown, { Ad: 'Defne' });
  type(shown, { Soyad: '5528 7900' });
  expect(shown.heard('names').at(-1)).toEqual({ kind: 'names', firstName: 'Defne', lastName: '' });
});

test('what the page finds wrong stands at its part until that is mended, which the page is told once', () => {
  const shown = show();
  shown.say({ kind: 'faults', faults: { cvv: 'اكتب الرمز.' } });
  expect(shown.field('CVV').getAttribute('aria-invalid')).toBe('true');
  type(shown, { CVV: '1' });
  type(shown, { CVV: '12' });
  expect(shown.field('CVV').getAttribute('aria-invalid')).toBeNull();
  expect(shown.heard('mended')).toEqual([{ kind: 'mended', part: 'cvv' }]);
});

test('Enter in a field is the page’s button, and while letters are put together it is not', () => {
  const shown = show();
  fireEvent.keyDown(shown.field('Ad'), { key: 'Enter', isComposing: true });
  expect(shown.heard('enter')).toEqual([]);
  fireEvent.keyDown(shown.field('CVV'), { key: 'Enter' });
  expect(shown.heard('enter')).toHaveLength(1);
});

test('the page leads the focus to a part', () => {
  const shown = show();
  shown.say({ kind: 'focus', part: 'expiry' });
  expect(document.activeElement).toBe(shown.field('Son kullanma'));
});

test('what is cleared is gone from every field', () => {
  const shown = show();
  fillIn(shown);
  shown.say({ kind: 'clear' });
  for (const label of ['Numara', 'Ad', 'Soyad', 'Son kullanma', 'CVV'])
    expect(shown.field(label).value).toBe('');
});
