import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import type { Places, TextKey } from '@sigorta/i18n/texts/text-key';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SpokenLanguage, words } from '../workshop/words/words.tsx';
import { ToastProvider } from './dialog/Toast.tsx';
import { uiTexts } from './text/texts/all.ts';
import type { tr } from './text/texts/tr.ts';
import { UiTextsProvider } from './text/ui-texts.tsx';

const stories = import.meta.glob<{ EveryState: ComponentType }>('../workshop/**/*.stories.tsx');

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(stories))('%s renders on a server without a browser', async (_, load) => {
    const { EveryState } = await load();
    const html = renderToString(
      <UiTextsProvider
        value={(key: TextKey<typeof tr>, places: Places = {}) =>
          message(uiTexts[language], key, language, places)
        }
      >
        <SpokenLanguage language={language}>
          <ToastProvider>
            <EveryState />
          </ToastProvider>
        </SpokenLanguage>
      </UiTextsProvider>,
    );
    expect(html.length).toBeGreaterThan(100);
    expect(html).not.toContain(' style="');
    expect(html).not.toMatch(/>kit\.[a-z]/i);
  });

  test('every sample word is spoken', () => {
    expect(Object.values(words[language]).filter((word) => word.trim() === '')).toEqual([]);
  });
});

/* parts of other inputs, shown inside them */
const inner = ['Calendar', 'RangeCalendar', 'ComboboxList', 'Field', 'ListFailure', 'Radio'];

test('the workshop shows every input', () => {
  const inputs = readdirSync(join(import.meta.dirname, 'field'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !inner.includes(name));
  const shown = Object.keys(stories).map((path) => path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'));
  expect(inputs.filter((name) => !shown.includes(name))).toEqual([]);
});
