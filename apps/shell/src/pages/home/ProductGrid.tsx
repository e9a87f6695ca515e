import { formatTime } from '@sigorta/i18n/date';
import { useCatalogue, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import type { ExamplePrices } from './example-prices.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { columnsFor, firstProducts } from './product-rows.ts';

export function ProductGrid({ prices }: { prices: ExamplePrices }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const products = useCatalogue();
  const [all, setAll] = useState(false);
  const shown = all ? products : products.slice(0, firstProducts);
  const heard = prices && [...prices.values()].map(({ at }) => at).toSorted()[0];
  return (
    <Container as="section" id="products" className={styles.section} aria-labelledby="products-title">
      <h2 id="products-title">{t('home.products.title')}</h2>
      <ul className={styles.grid} data-columns={columnsFor(shown.length)}>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} prices={prices} />
        ))}
      </ul>
      <p className={styles.note}>{heard && t('home.example.note', { time: formatTime(heard, language) })}</p>
      {products.length > firstProducts && (
        <Button variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'home.products.fewer' : 'home.products.all')}
        </Button>
      )}
    </Container>
  );
}
