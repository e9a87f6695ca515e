import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readToFrame, readToPage } from './protocol.ts';

const labels = {
  number: 'Kart numarası',
  firstName: 'Ad',
  lastName: 'Soyad',
  expiry: 'Son kullanma',
  cvv: 'CVV',
};
const dress = {
  kind: 'dress',
  language: 'ar',
  today: '2026-11-26',
  title: 'Kart',
  labels,
  messages: { 'payment.error.cvv': 'CVV numarasını yazın.' },
  look: { scheme: 'dark', font: 'Rubik', colours: { '--n-0': '#101014' } },
};
const names = { firstName: 'Defne', lastName: 'Aydın' };
const faults = [{ part: 'cvv', message: 'payment.error.cvv' }];

test.each([
  dress,
  { kind: 'check', id: 1 },
  { kind: 'seal', id: 2 },
  { kind: 'faults', faults: { cvv: 'CVV numarasını yazın.' } },
  { kind: 'focus', part: 'expiry' },
  { kind: 'clear' },
])('the frame understands $kind', (message) => {
  expect(readToFrame(message)).toBe(message);
});

test.each([
  { kind: 'ready' },
  { kind: 'height', px: 254.5 },
  { kind: 'prefix', digits: '' },
  { kind: 'prefix', digits: '55287900' },
  { kind: 'names', ...names },
  { kind: 'mended', part: 'expiry' },
  { kind: 'enter' },
  { kind: 'checked', id: 1, faults: [] },
  { kind: 'checked', id: 1, faults },
  { kind: 'sealed', id: 2, sealed: 'k1.abc.def', ...names },
  { kind: 'wrong', id: 2, faults },
  { kind: 'failed', id: 2, code: 'too-many-requests' },
])('the page understands %j', (message) => {
  expect(readToPage(message)).toBe(message);
});

test.each([
  ['a language that is none of ours', { ...dress, language: 'de' }],
  ['a day that is none', { ...dress, today: 'tomorrow' }],
  ['a colour that is more than one', { ...dress, look: { ...dress.look, colours: { '--n-0': 'url(x)' } } }],
  ['a property that no field uses', { ...dress, look: { ...dress.look, colours: { '--h-field': '#fff' } } }],
  ['a font that is none of ours', { ...dress, look: { ...dress.look, font: 'Comic' } }],
  ['a sentence that is a thing', { ...dress, messages: { 'payment.error.cvv': {} } }],
  ['a part that no card has', { kind: 'focus', part: 'pin' }],
  ['a question without its number', { kind: 'seal' }],
  ['a name of every object', { kind: 'constructor' }],
  ['a message of the frame itself', { kind: 'ready' }],
])('the frame takes no notice of %s', (_what, message) => {
  expect(readToFrame(message)).toBeNull();
});

test.each([
  ['more of the number than the installments need', { kind: 'prefix', digits: '552879000' }],
  ['a prefix that is no digits', { kind: 'prefix', digits: '5528 79' }],
  ['a height of nothing', { kind: 'height', px: 0 }],
  ['a height that hides the page', { kind: 'height', px: 1e6 }],
  ['a height that is none', { kind: 'height', px: Number.NaN }],
  ['words where a key belongs', { kind: 'wrong', id: 1, faults: [{ part: 'cvv', message: 'Bizi arayın' }] }],
  ['a fault of no part', { kind: 'wrong', id: 1, faults: [{ part: 'pin', message: 'a' }] }],
  ['a failure that is none', { kind: 'failed', id: 1, code: 'already-paid' }],
  ['a seal without names', { kind: 'sealed', id: 1, sealed: 'k1.a.b' }],
  ['a message of the page itself', { kind: 'clear' }],
])('the page takes no notice of %s', (_what, message) => {
  expect(readToPage(message)).toBeNull();
});

test('garbage is understood by neither side', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      /* only these need nothing beside their names */
      const bare = ['ready', 'enter', 'clear'];
      const kind = (value as { kind?: unknown } | null)?.kind;
      fc.pre(!bare.includes(String(kind)));
      expect([readToFrame(value), readToPage(value)]).toEqual([null, null]);
    }),
  );
});

test('a message with one part broken is not understood', () => {
  const broken = fc.anything().filter((value) => typeof value !== 'object' || value === null);
  const parts = ['language', 'today', 'labels', 'messages', 'look'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...parts), broken, (part, value) => {
      fc.pre(typeof value !== 'string' || value.length !== 10);
      expect(readToFrame({ ...dress, [part]: value === dress[part] ? null : value })).toBeNull();
    }),
  );
});
