import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { Link, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { ExampleConditions } from './ExampleConditions.tsx';
import type { ExamplePrice, ExamplePrices } from './example-prices.ts';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: CatalogueCard;
  prices: ExamplePrices;
}

export function ProductCard({ product, prices }: ProductCardProps) {
  const t = useTexts('shell');
  const price = prices?.get(product.id);
  return (
    <li className={styles.card}>
      <img
        className={styles.scene}
        src={`/art/products/${product.image}`}
        alt=""
        width={128}
        height={96}
        loading="lazy"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={product.paths.form} className={styles.link ?? ''}>
            {product.name}
          </Link>
        </h3>
        <p className={styles.text}>{product.text}</p>
      </div>
      {/* its height is kept until somebody has said a price, so that nothing moves then */}
      <div className={styles.example}>
        {price && <Example price={price} />}
        {prices && !price && <p className={styles.quiet}>{t('home.example.none')}</p>}
      </div>
    </li>
  );
}

function Example({ price }: { price: ExamplePrice }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const [lowest] = price.lowest;
  if (!lowest) return null;
  return (
    <>
      <p className={styles.lowest}>
        <span className={styles.quiet}>{t('home.example.lowest')}</span>
        <Price money={lowest.price} language={language} size="s" />
      </p>
      <p className={styles.conditions}>
        <ExampleConditions price={price} />
      </p>
    </>
  );
}
