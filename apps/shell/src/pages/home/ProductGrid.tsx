import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { formatTime } from '@sigorta/i18n/date';
import { useBrand, useCatalogue, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import type { ExamplePrices } from './example-prices.ts';
import { useFeatured } from './featured-product.ts';
import { firstHeard } from './first-heard.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { columnsFor, firstProducts } from './product-rows.ts';
import section from './Section.module.css';

/** All that a brand sells; without the product that opened the page alone. */
function useShelf(): { products: CatalogueCard[]; isRest: boolean } {
  const products = useCatalogue();
  const featured = useFeatured();
  const { home } = useBrand();
  if (home?.arrangement !== 'product') return { products, isRest: false };
  return { products: products.filter((product) => product !== featured), isRest: true };
}

export function ProductGrid({ prices }: { prices: ExamplePrices }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const { products, isRest } = useShelf();
  const [all, setAll] = useState(false);
  const shown = all ? products : products.slice(0, firstProducts);
  if (products.length === 0) return null;
  const heard = firstHeard(prices);
  return (
    <Container
      as="section"
      id="products"
      className={cx(section.plain, styles.section)}
      aria-labelledby="products-title"
    >
      <h2 id="products-title">{t(isRest ? 'home.products.others' : 'home.products.title')}</h2>
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
