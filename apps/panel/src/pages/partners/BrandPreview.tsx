import type { Brand } from '@sigorta/contracts/partner';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { fallbackFaceCss, fontFaceCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { paletteCss, type Scheme } from '@sigorta/ui-kit/palette/palette';
import { useEffect } from 'react';
import { Box } from '../../layout/Box.tsx';
import styles from './BrandPreview.module.css';
import { contrastPairs } from './contrast-pairs.ts';
import { HomeSketch } from './home/HomeSketch.tsx';
import { usePartnersTexts } from './use-partners-texts.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The page's policy refuses style elements; a sheet made by script holds nothing but solved colours and our fonts. */
function useBrandSheet({ colour, font }: Brand): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [
        fallbackFaceCss(font),
        fontFaceCss(font, '/fonts'),
        ...schemes.map(
          (scheme) => `[data-brand-preview=${scheme}]{color-scheme:${scheme};${paletteCss(colour, scheme)}}`,
        ),
        `[data-brand-preview]{--font:${fontStack(font)};font-family:var(--font)}`,
      ].join(''),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [colour, font]);
}

interface LookProps {
  brand: Brand;
  scheme: Scheme;
  /** the home page is shown in place of an offer */
  isHome: boolean;
}

/** A page of the brand in small. */
function Look({ brand, scheme, isHome }: LookProps) {
  const t = usePartnersTexts();
  const language = useLanguage();
  return (
    <div className={styles.preview} data-brand-preview={scheme}>
      <div className={styles.header}>
        {brand.logoUrl ? <img src={brand.logoUrl} alt={brand.name} /> : <b>{brand.name}</b>}
        <span className={styles.call}>
          <Icon name="phone" size={16} />
          <bdi dir="ltr">{brand.footer.phone ?? '0850 000 00 00'}</bdi>
        </span>
      </div>
      {isHome ? (
        <HomeSketch brand={brand} />
      ) : (
        <div className={styles.offer}>
          <p className={styles.product}>{t('preview.product')}</p>
          <Price money={{ minor: 84_208, currency: 'TRY' }} language={language} />
          <span className={styles.button}>{t('preview.button')}</span>
          <span className={styles.link}>{t('preview.link')}</span>
        </div>
      )}
    </div>
  );
}

/** How a brand looks in light and dark: a header, a price and the button, or its home page; and how readable its colours are. */
export function BrandPreview({ brand, isHome }: Omit<LookProps, 'scheme'>) {
  const t = usePartnersTexts();
  useBrandSheet(brand);
  return (
    <Box title={t('preview')}>
      <Look brand={brand} scheme="light" isHome={isHome} />
      {!brand.onlyLight && <Look brand={brand} scheme="dark" isHome={isHome} />}
      <h3 className={styles.contrast}>{t('contrast')}</h3>
      <ul className={styles.pairs}>
        {contrastPairs(brand.colour, brand.onlyLight).map(({ id, front, ground, ratio, least }) => (
          <li key={id}>
            <svg width="28" height="28" aria-hidden="true" focusable="false">
              <rect width="28" height="28" rx="6" fill={ground} className={styles.ground} />
              <circle cx="14" cy="14" r="6" fill={front} />
            </svg>
            <span>{t(`contrast.${id}`)}</span>
            <bdi dir="ltr">{ratio.toFixed(1)} : 1</bdi>
            <span className={styles.verdict}>{t(ratio >= least ? 'contrast.aa' : 'contrast.low')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('contrast.note')}</p>
    </Box>
  );
}
