import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { Link, useTexts } from '@sigorta/runtime/runtime';
import type { ExamplePrices } from './example-prices.ts';
import { LateExample } from './LateExample.tsx';
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
      <span className={styles.scene}>
        <img src={`/art/products/${product.image}`} alt="" width={128} height={96} loading="lazy" />
      </span>
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
        <LateExample price={price} />
        {prices && !price && t('home.example.none')}
      </div>
    </li>
  );
}
