import type { Arrangement } from '@sigorta/contracts/brand-home';
import { firstOfHome, homePlan } from '@sigorta/contracts/home-plan';
import { isOffered } from '@sigorta/contracts/is-offered';
import type { Brand } from '@sigorta/contracts/partner';
import { useEveryProduct, useLanguage } from '@sigorta/runtime/runtime';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import type { ComponentType } from 'react';
import { usePartnersTexts } from '../use-partners-texts.ts';
import styles from './HomeSketch.module.css';

/** What a price looks like; no insurer says it. */
const sample = { minor: 84_208, currency: 'TRY' } as const;
const doors = [0, 1, 2] as const;
const rowCount = 3;

/** The home page of a brand in small: its first screen, and the sections below it by name. */
export function HomeSketch({ brand }: { brand: Brand }) {
  const t = usePartnersTexts();
  const { arrangement, sections } = homePlan(brand);
  const Screen = screens[arrangement];
  return (
    <>
      <div className={styles.screen} data-arrangement={arrangement}>
        <Screen brand={brand} />
      </div>
      <ol className={styles.sections} aria-label={t('preview.sections')}>
        {sections.map((section) => (
          <li key={section}>{t(`homeSection.${section}`)}</li>
        ))}
      </ol>
    </>
  );
}

interface ScreenProps {
  brand: Brand;
}

const screens: Record<Arrangement, ComponentType<ScreenProps>> = {
  bazaar: Bazaar,
  prices: Prices,
  product: OneProduct,
  story: Story,
};

const useSold = (brand: Brand) => useEveryProduct().filter(({ id }) => isOffered(id, brand));

function Bazaar({ brand }: ScreenProps) {
  const t = usePartnersTexts();
  return (
    <>
      <span className={styles.words}>
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.button}>{t('preview.button')}</span>
      </span>
      <span className={styles.doors}>
        {brand.heroImageUrl ? (
          <img src={brand.heroImageUrl} alt="" className={styles.picture} />
        ) : (
          doors.map((door) => <span key={door} className={styles.door} />)
        )}
      </span>
    </>
  );
}

function Prices({ brand }: ScreenProps) {
  const language = useLanguage();
  return (
    <ul className={styles.rows}>
      {useSold(brand)
        .slice(0, rowCount)
        .map(({ id, menu }) => (
          <li key={id}>
            <span>{menu}</span>
            <Price money={sample} language={language} size="s" />
          </li>
        ))}
    </ul>
  );
}

function OneProduct({ brand }: ScreenProps) {
  const t = usePartnersTexts();
  const language = useLanguage();
  const product = firstOfHome(useSold(brand), brand);
  return (
    <>
      <span className={styles.words}>
        <b>{product?.name}</b>
        <Price money={sample} language={language} />
        <span className={styles.button}>{t('preview.button')}</span>
      </span>
      <span className={styles.doors}>
        <span className={styles.door} />
      </span>
    </>
  );
}

function Story({ brand }: ScreenProps) {
  const language = useLanguage();
  const [claim] = brand.claims.flatMap((one) => one[language] ?? []);
  return (
    <>
      <span className={styles.words}>
        <span className={styles.who}>
          <bdi>{brand.name}</bdi>
        </span>
        {claim ? (
          <b>
            <bdi>{claim}</bdi>
          </b>
        ) : (
          <span className={styles.bar} />
        )}
      </span>
      <span className={styles.doors}>
        <img src={brand.heroImageUrl ?? '/art/scenes/counter.svg'} alt="" className={styles.arch} />
      </span>
    </>
  );
}
