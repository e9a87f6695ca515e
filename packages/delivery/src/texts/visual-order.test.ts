import { formatDate, formatDateRange, formatDateTime } from '@sigorta/i18n/date';
import { formatList } from '@sigorta/i18n/list';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney, formatRoundMoney } from '@sigorta/i18n/money';
import { formatNumber, formatPercent, formatRate } from '@sigorta/i18n/number';
import { readTexts } from '@sigorta/tooling/texts/read-texts';
import { expect, test } from 'vitest';
import { type Row, shownOrder, visualFault } from './visual-order.ts';

const texts = await readTexts('ar');

/** What may stand in a place: names with signs at their ends, money, phones, percentages, ranges, Arabic. */
const samples = [
  'Sigorta Çarşısı A.Ş. (TR)',
  formatMoney({ minor: 114_784, currency: 'TRY' }, 'ar'),
  formatMoney({ minor: -114_784, currency: 'TRY' }, 'ar'),
  formatRoundMoney({ minor: 3_000_000, currency: 'EUR' }, 'ar'),
  formatNumber(12_871.5, 'ar'),
  formatPercent(0.205, 'ar'),
  formatRate('50.1234', 'ar'),
  formatDate('2026-12-12', 'ar', 'numeric'),
  formatDateRange('2026-12-12', '2026-12-23', 'ar'),
  formatDateRange('2026-12-12', '2027-01-03', 'ar'),
  formatDateTime('2026-11-23T15:00:00Z', 'ar'),
  formatList(['Ayşe Yılmaz', 'Kasko+', 'ليلى'], 'ar'),
  'التأمين الصحي للسفر',
  '+90 532 000 00 00',
  '0850 000 00 00',
  '•••• 4567',
  'Kasko+',
  'TR33 0006 1005 1978 6457 8413 26',
  'SC-4821-9937',
  'defne@ornek.com',
];
const bareSamples: Record<string, string | number> = {
  count: 11,
  number: 3,
  url: 'https://ornek.com/ar/teklif?kayit=a1b2',
  code: '012345',
  end: '4567',
};

const filled = (text: string): string[] =>
  samples.map((sample) => {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    return fillPlaces(
      text,
      Object.fromEntries(names.map((name) => [name, bareSamples[name] ?? sample])),
      'ar',
    );
  });

const faults = (row: Row, of: (place: string) => boolean): string[] =>
  texts
    .filter(({ place }) => of(place))
    .flatMap(({ place, text }) => {
      const variants = text.includes('{{') ? filled(text) : [text];
      const wrong = variants.map((variant) => visualFault(variant, row)).find((fault) => fault !== null);
      return wrong ? [`${place}\n  shown ${wrong.shown}\n  meant ${wrong.meant}`] : [];
    });

test('every Arabic text is read in its order in a row from the right, whatever is filled in', () => {
  expect(texts.length).toBeGreaterThan(5000);
  expect(faults('rtl', () => true)).toEqual([]);
});

/* subjects, plain letters and short messages have no direction but that of their first letter */
test('letters and short messages are read in their order by themselves', () => {
  const written = texts.filter(({ place }) => place.startsWith('apps/gateway/'));
  expect(written.length).toBeGreaterThan(150);
  expect(faults('auto', (place) => place.startsWith('apps/gateway/'))).toEqual([]);
});

test('a text without its isolates, a bracket on the wrong side and a turned phone number are found', () => {
  const at = (text: string) => visualFault(text, 'rtl') !== null;
  expect(at('ملف (.xlsx) أو')).toBe(true);
  expect(at('ملف (\u2066.xlsx\u2069) أو')).toBe(false);
  expect(at('اتصل: 0850 000 00 00')).toBe(true);
  expect(at('اتصل: \u20680850 000 00 00\u2069')).toBe(false);
  expect(at('السعر 1.147,84 TL اليوم')).toBe(true);
  expect(at('ضريبة BSMV (5%)')).toBe(true);
  expect(at('من 3-D Secure.')).toBe(true);
  expect(at('بين 10–15 يومًا (أو أكثر)، 20%')).toBe(false);
  expect(at('الاسم: Kasko+')).toBe(true);
  expect(visualFault('Kasko: العروض', 'auto')).not.toBeNull();
});

/* worked out by hand from the rules of UAX #9: a hyphen joins numbers of Europe (W4), not those after Arabic (W2) */
test.each([
  ['\u05d0 1-2', '1-2 \u05d0'],
  ['\u0627 1-2', '2-1 \u0627'],
  ['\u0627 1,2', '1,2 \u0627'],
  ['a(\u05d0)b', 'b(\u05d0)a'],
  ['\u05d0(a)\u05d1', '\u05d1(a)\u05d0'],
  ['a\u2067b\u2069', 'b\u2067a\u2069'],
])('%s is shown as %s', (text, shown) => {
  const marks = /[\u2066-\u2069]/g;
  expect(shownOrder(text, 'rtl').replace(marks, '')).toBe(shown.replace(marks, ''));
});
