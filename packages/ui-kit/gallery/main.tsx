import '../src/tokens/tokens.css';
import '../src/tokens/reset.css';
import '../src/tokens/base.css';
import type { Language } from '@sigorta/i18n/language';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../src/dialog/Toast.tsx';
import type { FontFamily } from '../src/fonts/font-slices.ts';
import { fontFamilies } from '../src/fonts/font-slices.ts';
import { fontFaceCss, fontStack } from '../src/fonts/fonts.ts';
import { Container } from '../src/layout/Page.tsx';
import { solvePalette } from '../src/palette/palette.ts';
import { uiTexts } from '../src/text/texts/all.ts';
import { UiTextsProvider } from '../src/text/ui-texts.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './gallery.module.css';

const brands = ['#0a6270', '#0b7a3b', '#ffd500', '#8b1e3f', '#1a3f94', '#222222', '#ff6a00'];
const query = new URLSearchParams(location.search);
const fontUrls = import.meta.glob('../src/fonts/files/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Record<string, string>;

function Page() {
  const [language, setLanguage] = useState((query.get('lang') ?? 'tr') as Language);
  const [brand, setBrand] = useState(query.get('brand') ?? brands[0] ?? '');
  const [family, setFamily] = useState((query.get('font') ?? 'Inter') as FontFamily);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    for (const [name, value] of Object.entries(solvePalette(brand))) root.style.setProperty(name, value);
    root.style.setProperty('--font', fontStack(family));
  }, [language, brand, family]);
  return (
    <UiTextsProvider value={(key) => uiTexts[language][key]}>
      <ToastProvider>
        <Container as="header" className={styles.bar}>
          {(['tr', 'en', 'ru', 'ar'] as const).map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {code}
            </button>
          ))}
          <select aria-label="brand" value={brand} onChange={(event) => setBrand(event.target.value)}>
            {brands.map((hex) => (
              <option key={hex}>{hex}</option>
            ))}
          </select>
          <select
            aria-label="font"
            value={family}
            onChange={(event) => setFamily(event.target.value as FontFamily)}
          >
            {fontFamilies.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Container>
        <Gallery key={language} language={language} />
      </ToastProvider>
    </UiTextsProvider>
  );
}

const sheet = new CSSStyleSheet();
for (const name of fontFamilies) {
  sheet.insertRule(
    `@layer tokens {${fontFaceCss(name, '').replace(/url\("([^"]+)"\)/g, (_, file: string) => `url("${fontUrls[`../src/fonts/files/${file.replace(/^\//, '')}`]}")`)}}`,
  );
}
document.adoptedStyleSheets.push(sheet);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
