import { useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { columnsFor, firstProducts } from './product-rows.ts';

export function ProductGrid() {
  const t = useTexts('shell');
  const products = useCatalogue();
  const [all, setAll] = useState(false);
  const shown = all ? products : products.slice(0, firstProducts);
  return (
    <Container as="section" id="products" className={styles.section} aria-labelledby="products-title">
      <h2 id="products-title">{t('home.products.title')}</h2>
      <ul className={styles.grid} data-columns={columnsFor(shown.length)}>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      {products.length > firstProducts && (
        <Button variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'home.products.fewer' : 'home.products.all')}
        </Button>
      )}
    </Container>
  );
}
