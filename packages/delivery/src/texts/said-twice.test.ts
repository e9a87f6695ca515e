import { languages } from '@sigorta/i18n/language';
import { createI18n } from '@sigorta/runtime/i18n';
import { loadNamespace, translate } from '@sigorta/runtime/texts';
import { readTexts } from '@sigorta/tooling/texts/read-texts';
import { expect, test } from 'vitest';

const place = /\{\{(\w+)\}\}/g;

test.each(languages)('every text is said with i18next as before it has come, in %s', async (language) => {
  const all = await readTexts(language);
  const texts = Object.fromEntries(all.map(({ text }, index) => [`text-${index}`, text]));
  const engine = createI18n();
  engine.addResourceBundle(language, 'all', texts, true, true);
  const said = engine.getFixedT(language, 'all');
  loadNamespace('all', language, texts);
  for (const [key, text] of Object.entries(texts)) {
    const names = [...text.matchAll(place)].map(([, name]) => String(name));
    const places = Object.fromEntries(names.map((name, index) => [name, index % 2 ? 'Ayşe' : 1200 + index]));
    expect(translate('all', language, key, places)).toBe(said(key, places));
  }
  expect(all.length).toBeGreaterThan(3_000);
});
