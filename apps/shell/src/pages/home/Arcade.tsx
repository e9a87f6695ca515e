import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { Link, useCatalogue, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import styles from './Arcade.module.css';
import { ExampleConditions } from './ExampleConditions.tsx';
import type { ExamplePrice, ExamplePrices } from './example-prices.ts';

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
        <span className={styles.sign}>{price && <Sign price={price} />}</span>
      </Link>
    </li>
  );
}

function Sign({ price }: { price: ExamplePrice }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const [lowest] = price.lowest;
  if (!lowest) return null;
  return (
    <>
      <span className={styles.lowest}>{t('home.example.lowest')}</span>
      <Price money={lowest.price} language={language} size="s" />
      <span className={styles.conditions}>
        <ExampleConditions price={price} />
      </span>
    </>
  );
}
