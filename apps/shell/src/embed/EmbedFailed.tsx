import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { usePath, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextLink } from '@sigorta/ui-kit/button/TextLink.tsx';
import styles from './EmbeddedPage.module.css';

interface EmbedFailedProps {
  product: CatalogueCard;
  retry: () => void;
}

/** The form did not come: try again, or go on with the whole page, which has more ways. */
export function EmbedFailed({ product, retry }: EmbedFailedProps) {
  const t = useTexts('shell');
  const path = usePath();
  return (
    <section className={styles.failed} role="status">
      <h1 className={styles.title}>{t('page.offline.title')}</h1>
      <Button variant="outline" icon="refresh" onClick={retry}>
        {t('page.offline.retry')}
      </Button>
      <TextLink href={path(product.paths.form)} target="_top">
        {product.name}
      </TextLink>
    </section>
  );
}
