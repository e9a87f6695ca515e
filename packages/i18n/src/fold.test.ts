import { expect, test } from 'vitest';
import { fold, matches, search } from './fold.ts';

test.each([
  ['Türkiye', 'turkiye'],
  ['İsviçre', 'isvicre'],
  ['IRAK', 'ırak'],
  ['Çin', 'cin'],
  ['İzmir', 'ızmır'],
  ['Ağrı', 'AGRI'],
  ['Bosna-Hersek', 'bosna hersek'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['Германия', 'герм'],
  ['Королёв', 'королев'],
  ['ألمانيا', 'المانيا'],
  ['سوريا', 'سُوريا'],
  ['تركيا', 'تركيا'],
  ['الهند', 'هند'],
  ['مصر', 'مصــر'],
  ['مكة', 'مكه'],
  ['موسى', 'موسي'],
  ['+90', '٩٠'],
  ['Straße', 'strasse'],
])('"%s" is found by "%s"', (name, typed) => {
  expect(matches(name, typed)).toBe(true);
});

test('other words are not found', () => {
  expect(matches('Türkiye', 'yunan')).toBe(false);
  expect(fold('Iğdır')).toBe('igdir');
});

test('an empty search finds everything in the given order', () => {
  expect(search(['b', 'a'], ' ', fold)).toEqual(['b', 'a']);
});

test('words are found in any order, behind what has them as they were typed', () => {
  const names = ['Kadıköy, İstanbul', 'Kadirli, Osmaniye', 'Kadışehri, Yozgat'];
  const found = (needle: string) => search(names, needle, (name) => name);
  expect(found('istanbul kadıköy')).toEqual(['Kadıköy, İstanbul']);
  expect(found('KADIKOY ISTANBUL')).toEqual(['Kadıköy, İstanbul']);
  expect(found('ist kadi')).toEqual(['Kadıköy, İstanbul']);
  expect(found('yozgat istanbul')).toEqual([]);
  /* words begin words: what lies inside one is none */
  expect(found('osmaniye dirli')).toEqual([]);
});

test('names beginning with what was typed come first, then words, then the rest', () => {
  const names = ['Ukrayna', 'Yeni Kaledonya', 'Karadağ', 'Amerika', 'Kanada'];
  expect(search(names, 'ka', fold)).toEqual(['Karadağ', 'Kanada', 'Yeni Kaledonya', 'Amerika']);
});
