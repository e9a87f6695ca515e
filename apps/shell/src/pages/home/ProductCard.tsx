import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { Link } from '@sigorta/runtime/runtime';
import styles from './ProductGrid.module.css';

export function ProductCard({ product }: { product: CatalogueCard }) {
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
      <div>
        <h3 className={styles.name}>
          <Link to={product.paths.form} className={styles.link ?? ''}>
            {product.name}
          </Link>
        </h3>
        <p className={styles.text}>{product.text}</p>
      </div>
    </li>
  );
}
