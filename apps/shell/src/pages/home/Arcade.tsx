import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { Link, useCatalogue } from '@sigorta/runtime/runtime';
import styles from './Arcade.module.css';
import type { ExamplePrice, ExamplePrices } from './example-prices.ts';
import { LateExample } from './LateExample.tsx';

/** Doors of the arcade: the three products of the header. */
const doorCount = 3;

/** A çarşı is a row of doors: each leads to a form, and over its step stands what is asked for it today. */
export function Arcade({ prices }: { prices: ExamplePrices }) {
  const doors = useCatalogue().slice(0, doorCount);
  return (
    <ul className={styles.arcade} data-doors={doors.length}>
      {doors.map((product) => (
        <Door key={product.id} product={product} price={prices?.get(product.id)} />
      ))}
    </ul>
  );
}

interface DoorProps {
  product: CatalogueCard;
  price: ExamplePrice | undefined;
}

function Door({ product, price }: DoorProps) {
  return (
    <li className={styles.door}>
      <Link to={product.paths.form} className={styles.link ?? ''}>
        <span className={styles.arch}>
          <img src={`/art/products/${product.image}`} alt="" width={320} height={240} />
        </span>
        <span className={styles.name}>{product.menu}</span>
        <span className={styles.sign}>
          <LateExample price={price} />
        </span>
      </Link>
    </li>
  );
}
