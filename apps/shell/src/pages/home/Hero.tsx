import { Link, useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Hero.module.css';
import { ProductPicker } from './ProductPicker.tsx';

/** Doors of the arcade: the three products of the header. */
const doorCount = 3;

export function Hero() {
  const t = useTexts('shell');
  const products = useCatalogue();
  const doors = products.slice(0, doorCount);
  return (
    <Container as="section" className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['headline']}>{t('home.headline')}</h1>
        <p className={styles['lead']}>{t('home.lead')}</p>
        <ProductPicker />
        <ul className={styles['chips']}>
          {products.slice(1, 5).map((product) => (
            <li key={product.id}>
              <Link to={product.paths.form} className={styles['chip'] ?? ''}>
                {product.menu}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles['arcade']} data-doors={doors.length}>
        {doors.map((product) => (
          <li key={product.id} className={styles['door']}>
            <Link to={product.paths.form} className={styles['doorLink'] ?? ''}>
              <img src={`/art/products/${product.image}`} alt="" width={320} height={240} />
              <span>{product.menu}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
