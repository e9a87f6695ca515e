import { expect, test } from 'vitest';
import type { Change } from './setting-changes.ts';
import { shownChange } from './shown-setting.ts';

const words = {
  on: 'Açık',
  off: 'Kapalı',
  effect: (name: string) => `efekt ${name}`,
  category: String,
  arrangement: (word: string) => `düzen ${word}`,
  product: (id: string) => `ürün ${id}`,
  section: (name: string) => `bölüm ${name}`,
  key: String,
};
const one = '{"ad":"Kadıköy","telefon":"0216 000 00 00"}';
const other = '{"ad":"Çankaya","adres":"Cadde 5"}';

test.each<[Change, object]>([
  [
    { name: 'showFooter', before: null, after: false },
    { before: ['Açık'], after: ['Kapalı'] },
  ],
  [
    { name: 'chat_efekt', before: null, after: 'fade' },
    { before: [], after: ['efekt fade'] },
  ],
  [
    { name: 'anaSayfa_duzen', before: null, after: 'hikaye' },
    { before: [], after: ['düzen hikaye'] },
  ],
  [
    { name: 'anaSayfa_urun', before: 'dask', after: 'pet' },
    { before: ['ürün dask'], after: ['ürün pet'] },
  ],
  [
    { name: 'anaSayfa_bolumler', before: 'sorular,urunler', after: 'urunler,sorular' },
    { before: ['bölüm questions · bölüm products'], after: ['bölüm products · bölüm questions'] },
  ],
  [
    { name: 'kategori_id', before: '1,2', after: '2,3' },
    { before: ['1'], after: ['3'] },
  ],
  [
    { name: 'ofisler', before: `[${one}]`, after: `[${one},${other}]` },
    { before: [], after: ['Çankaya · Cadde 5'] },
  ],
  [
    { name: 'ofisler', before: `[${one},${other}]`, after: `[${other},${one}]` },
    {
      before: ['Kadıköy · 0216 000 00 00', 'Çankaya · Cadde 5'],
      after: ['Çankaya · Cadde 5', 'Kadıköy · 0216 000 00 00'],
    },
  ],
  [
    { name: 'chat_saatler', before: '{"Mon":"09:00-18:00"}', after: '{"Mon":"09:00-17:00"}' },
    { before: ['Mon: \u206809:00-18:00\u2069'], after: ['Mon: \u206809:00-17:00\u2069'] },
  ],
  [
    { name: 'iddialar', before: null, after: '[{"tr":"2 dakikada","en":"In 2 minutes"}]' },
    { before: [], after: ['tr: \u20682 dakikada\u2069 · en: \u2068In 2 minutes\u2069'] },
  ],
  [
    { name: 'title', before: 'Eski', after: 'Yeni' },
    { before: ['Eski'], after: ['Yeni'] },
  ],
])('%o is told in words', (change, shown) => {
  expect(shownChange(change, words)).toEqual(shown);
});
