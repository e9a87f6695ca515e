import { expect, test } from 'vitest';
import { entriesOf, textOfEntries } from './entries.ts';
import { problemsOf } from './entry-problems.ts';
import { type ListName, listShapes } from './list-shapes.ts';
import { endsOf, spanOf, tidyTime } from './opening-time.ts';

const again = (name: ListName, text: string) =>
  textOfEntries(entriesOf(text, listShapes[name]) ?? [], listShapes[name]);

test.each([
  ['youtubeLink', '["https://youtu.be/a","https://youtu.be/b"]'],
  ['iddialar', '[{"tr":"7/24 destek","ar":"دعم"}]'],
  ['ofisler', '[{"ad":"Kadıköy","telefon":"0216 000 00 00","not":"kapı 2"}]'],
  ['chat_kisiler', '[{"ad":"Ece","telefon":"905320000000","saatler":{"Mon":"09:00-18:00"}}]'],
] as const)('%s goes through its form unchanged, keys of others included', (name, text) => {
  expect(JSON.parse(again(name, text) ?? '')).toEqual(JSON.parse(text));
});

test('a claim that is one plain text is Turkish', () => {
  expect(again('iddialar', '["7/24 destek"]')).toBe('[{"tr":"7/24 destek"}]');
});

test('empty entries and parts are not stored, and a list without entries is no setting', () => {
  const { ofisler } = listShapes;
  expect(
    textOfEntries([{ ad: 'Çankaya', adres: ' ', telefon: ' 0312 000 00 00 ' }, { ad: '' }], ofisler),
  ).toBe('[{"ad":"Çankaya","telefon":"0312 000 00 00"}]');
  expect(textOfEntries([{}, { ad: '  ' }], ofisler)).toBeNull();
});

test.each(['not a list', '{"ad":"Kadıköy"}', '["Kadıköy"]'])('%s is no list of offices', (text) => {
  expect(entriesOf(text, listShapes.ofisler)).toBeNull();
});

test.each([
  ['ofisler', { ad: 'Kadıköy' }, { adres: 'wrong.addressOrPhone' }],
  ['ofisler', { telefon: 'abc' }, { ad: 'wrong.required', telefon: 'wrong.phone' }],
  ['ofisler', { ad: 'K', adres: 'Sokak 1', harita: '40,99 29,02' }, { harita: 'wrong.map' }],
  ['yorumlar', { ad: 'Selin', metin: { tr: 'İyi' } }, { kaynak: 'wrong.words' }],
  [
    'yorumlar',
    { ad: 'S', metin: 'İyi', kaynak: 'Anket', kaynakLink: 'http://x' },
    { kaynakLink: 'wrong.link' },
  ],
  ['chat_kisiler', { ad: 'Ece', telefon: '12' }, { telefon: 'wrong.chatNumber' }],
  [
    'chat_kisiler',
    { ad: 'E', telefon: '905320000000', saatler: { Mon: '9-18' } },
    { saatler: 'wrong.hours' },
  ],
  ['youtubeLink', { link: 'https://evil.example/' }, { link: 'wrong.video' }],
  ['iddialar', { cumle: {} }, { cumle: 'wrong.words' }],
] as const)('in %s, %o lacks what the pages ask for', (name, entry, problems) => {
  expect(problemsOf(entry, listShapes[name])).toEqual(problems);
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['18:00', '18:00'],
  ['akşam', 'akşam'],
])('a time typed as %s is %s', (typed, time) => {
  expect(tidyTime(typed)).toBe(time);
});

test('a day without times is closed, one with half of them stays half', () => {
  expect(spanOf(endsOf(''))).toBe('');
  expect(spanOf({ ...endsOf('09:00-18:00'), to: '' })).toBe('09:00-');
  expect(endsOf('09:00-18:00')).toEqual({ from: '09:00', to: '18:00' });
});
