import { message } from '@sigorta/i18n/message';
import type { Places, TextKey } from '@sigorta/i18n/texts/text-key';
import type { tr } from '../src/text/texts/tr.ts';
import '../src/tokens/tokens.css';
import '../src/tokens/reset.css';
import '../src/tokens/base.css';
import type { Language } from '@sigorta/i18n/language';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { ToastProvider } from '../src/dialog/Toast.tsx';
import { type FontFamily, fontFamilies } from '../src/fonts/font-slices.ts';
import { uiTexts } from '../src/text/texts/all.ts';
import { UiTextsProvider } from '../src/text/ui-texts.tsx';
import { type Brand, brands, declareFonts, dress } from './look.ts';
import { SpokenLanguage } from './words/words.tsx';

declareFonts();

const menu = (title: string, icon: 'globe' | 'paintbrush' | 'paragraph', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    language: menu('Language', 'globe', ['tr', 'en', 'ru', 'ar']),
    brand: menu('Brand', 'paintbrush', Object.keys(brands)),
    font: menu('Font', 'paragraph', fontFamilies),
  },
  initialGlobals: { language: 'tr', brand: 'carsi', font: 'Inter' },
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  decorators: [
    (Story, { globals }) => {
      const language = globals.language as Language;
      const { brand, font } = globals as { brand: Brand; font: FontFamily };
      useLayoutEffect(() => dress(language, brand, font), [language, brand, font]);
      return (
        <UiTextsProvider
          value={(key: TextKey<typeof tr>, places: Places = {}) =>
            message(uiTexts[language], key, language, places)
          }
        >
          <SpokenLanguage language={language}>
            <ToastProvider>
              <main id="main">
                <Story key={language} />
              </main>
            </ToastProvider>
          </SpokenLanguage>
        </UiTextsProvider>
      );
    },
  ],
};

export default preview;
