import { Link, useBrand, useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { Arcade } from './Arcade.tsx';
import type { ExamplePrices } from './example-prices.ts';
import styles from './Hero.module.css';
import { ProductPicker } from './ProductPicker.tsx';

export function Hero({ prices }: PictureProps) {
  const t = useTexts('shell');
  const products = useCatalogue();
  return (
    <Container as="section" className={styles.hero} data-home="bazaar">
      <div className={styles.words}>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <ProductPicker />
        <ul className={styles.chips}>
          {products.slice(1, 5).map((product) => (
            <li key={product.id}>
              <Link to={product.paths.form} className={styles.chip ?? ''}>
                <img src={`/art/icons/${product.icon}`} alt="" width={20} height={20} />
                {product.menu}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Picture prices={prices} />
    </Container>
  );
}

interface PictureProps {
  prices: ExamplePrices;
}

/** The partner's own picture (spec §3, resim), or the arcade of products; behind it the partner's ground, if any. */
function Picture({ prices }: PictureProps) {
  const { heroImageUrl, heroBackground } = useBrand();
  return (
    <div className={styles.stage} data-ground={heroBackground ? '' : undefined}>
      {heroImageUrl ? <img src={heroImageUrl} alt="" width={640} height={480} /> : <Arcade prices={prices} />}
    </div>
  );
}
