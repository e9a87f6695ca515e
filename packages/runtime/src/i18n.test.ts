import { languages } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import { expect, test } from 'vitest';
import { i18n, loadNamespace } from './i18n.ts';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const counted = Object.fromEntries(forms.map((form) => [`rows_${form}`, `${form} {{count}} {{name}}`]));
const texts: Record<string, string> = { ...counted, plain: '{{name}}: {{price}}, {{url}}' };

test.each(languages)('a page and a letter say the same of the same texts in %s', (language) => {
  loadNamespace('same', language, texts);
  const t = i18n.getFixedT(language, 'same');
  for (let count = 0; count <= 1200; count += 1) {
    const places = { count, name: 'Ayşe' };
    expect(t('rows', places)).toBe(message(texts, 'rows', language, places));
  }
  const places = { name: 'Ayşe', price: '1.147,84 TL', url: 'https://ornek.com' };
  expect(t('plain', places)).toBe(message(texts, 'plain', language, places));
});

test('what somebody typed is never filled again', () => {
  loadNamespace('same', 'tr', texts);
  expect(i18n.getFixedT('tr', 'same')('plain', { name: '{{price}}', price: '1', url: '$t(rows_one)' })).toBe(
    '{{price}}: 1, $t(rows_one)',
  );
});
