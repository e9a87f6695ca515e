import { formatTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { Link, useBrand, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { cx } from '@sigorta/ui-kit/class-names';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import type { ExamplePrice, ExamplePrices } from '../example-prices.ts';
import { useFeatured } from '../featured-product.ts';
import { LateExample } from '../LateExample.tsx';
import styles from './OneProduct.module.css';

/** One product behind one door, what is asked for it today, and the way to its form. */
export function OneProduct({ prices }: { prices: ExamplePrices }) {
  const t = useTexts('shell');
  const { heroImageUrl } = useBrand();
  const product = useFeatured();
  if (!product) return null;
  const price = prices?.get(product.id);
  return (
    <Container as="section" className={styles.first} aria-labelledby="one-title" data-home="product">
      <div className={styles.words}>
        <h1 id="one-title" className={styles.headline}>
          {product.name}
        </h1>
        <p className={styles.lead}>{product.text}</p>
        <div className={styles.ticket}>
          <div className={styles.price}>
            <LateExample
              price={price}
              before={<span className={styles.none}>{t('home.example.none')}</span>}
            />
          </div>
          <Link to={product.paths.form} className={cx(buttonClass({ size: 'l' }), styles.button)}>
            {t('home.one.action')}
          </Link>
        </div>
        <Heard price={price} />
      </div>
      <span className={styles.door}>
        {heroImageUrl ? (
          <img className={styles.own} src={heroImageUrl} alt="" width={480} height={600} />
        ) : (
          <img
            className={styles.scene}
            src={`/art/products/${product.image}`}
            alt=""
            width={320}
            height={240}
          />
        )}
      </span>
    </Container>
  );
}

/** Who says the lowest two prices, and when; the room for it is kept until it is known. */
function Heard({ price }: { price: ExamplePrice | undefined }) {
  const t = useTexts('shell');
  const language = useLanguage();
  return (
    <div className={styles.heard}>
      {price && (
        <>
          <p>{t('home.one.heard', { count: price.insurers })}</p>
          <ul className={styles.insurers}>
            {price.lowest.map(({ insurer, price: asked }) => (
              <li key={insurer.id}>
                <img src={`/art/insurers/${insurer.id}.svg`} alt={insurer.name} width={96} height={32} />
                <bdi>{formatMoney(asked, language)}</bdi>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('home.one.note', { time: formatTime(price.at, language) })}</p>
        </>
      )}
    </div>
  );
}
