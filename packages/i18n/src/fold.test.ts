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

test('names beginning with what was typed come first, then words, then the rest', () => {
  const names = ['Ukrayna', 'Yeni Kaledonya', 'Karadağ', 'Amerika', 'Kanada'];
  expect(search(names, 'ka', fold)).toEqual(['Karadağ', 'Kanada', 'Yeni Kaledonya', 'Amerika']);
});
