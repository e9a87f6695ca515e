import { type Language, languages } from '@sigorta/i18n/language';
import type { Places } from '@sigorta/i18n/texts/text-key';
import { expect, test, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { loadNamespace, translate } from './texts.ts';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const counted = Object.fromEntries(forms.map((form) => [`rows_${form}`, `${form} {{count}} {{name}}`]));
const texts: Record<string, string> = { ...counted, plain: '{{name}}: {{price}}, {{url}}' };

/** i18next beside the look-up, each with the same texts. */
function both(namespace: string, language: Language, all: Record<string, string>) {
  const engine = createI18n();
  engine.addResourceBundle(language, namespace, all, true, true);
  const said = engine.getFixedT(language, namespace);
  loadNamespace(namespace, language, all);
  return (key: string, places: Places = {}) =>
    [translate(namespace, language, key, places), said(key, places)] as const;
}

test.each(languages)('counts are said as i18next says them in %s', (language) => {
  const say = both('counted', language, texts);
  for (let count = 0; count <= 1200; count += 1) {
    const [ours, theirs] = say('rows', { count, name: 'Ayşe' });
    expect(ours).toBe(theirs);
  }
});

test('what somebody typed is never filled again', () => {
  const say = both('same', 'tr', texts);
  const told = '{{price}}: 1, $t(rows_one)';
  expect(say('plain', { name: '{{price}}', price: '1', url: '$t(rows_one)' })).toEqual([told, told]);
});

test('a place that nobody fills is empty', () => {
  const say = both('places', 'tr', texts);
  expect(say('plain', { name: 'Ayşe' })).toEqual(['Ayşe: , ', 'Ayşe: , ']);
});

test('what nobody has is said by what stands for it, nothing too, and what somebody has is not', () => {
  const say = both('defaults', 'tr', texts);
  expect(say('none', { defaultValue: '' })).toEqual(['', '']);
  expect(say('none', { defaultValue: 'else' })).toEqual(['else', 'else']);
  expect(say('plain', { defaultValue: '', name: 'a', price: 'b', url: 'c' })).toEqual(['a: b, c', 'a: b, c']);
});

test('what a language lacks is said in Turkish, and what nobody has by its key', () => {
  loadNamespace('shared', 'tr', { only_one: 'bir', only_other: '{{count}} tane' });
  loadNamespace('shared', 'ru', { other: 'другое' });
  const engine = createI18n();
  engine.addResourceBundle('tr', 'shared', { only_one: 'bir', only_other: '{{count}} tane' });
  for (const [key, told] of [
    ['only', '5 tane'],
    ['nobody.has', 'nobody.has'],
  ] as const) {
    expect(translate('shared', 'ru', key, { count: 5 })).toBe(told);
    expect(engine.getFixedT('ru', 'shared')(key, { count: 5 })).toBe(told);
  }
});

test('i18next says what was loaded before it came and what is loaded afterwards', async () => {
  /* a page of its own, to which i18next has not come */
  vi.resetModules();
  const fresh = await import('./texts.ts');
  fresh.loadNamespace('early', 'en', { a: 'first', b: 'kept' });
  const engine = await fresh.loadI18n();
  fresh.loadNamespace('early', 'en', { a: 'second' });
  fresh.loadNamespace('late', 'en', { c: 'third' });
  const asked = vi.spyOn(engine, 'getFixedT');
  const said = [
    fresh.translate('early', 'en', 'a'),
    fresh.translate('early', 'en', 'b'),
    fresh.translate('late', 'en', 'c'),
  ];
  expect(said).toEqual(['second', 'kept', 'third']);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await fresh.loadI18n()).toBe(engine);
});
