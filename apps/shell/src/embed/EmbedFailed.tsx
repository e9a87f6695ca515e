import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { usePath, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextLink } from '@sigorta/ui-kit/button/TextLink.tsx';
import { again } from '../layout/again.ts';
import { LineLost } from '../layout/LineLost.tsx';
import { useLineLost } from '../layout/use-line-lost.ts';
import styles from './EmbeddedPage.module.css';

interface EmbedFailedProps {
  product: CatalogueCard;
  retry: () => void;
}

/** The form did not come: for want of a line, or because its part is not there. */
export function EmbedFailed(props: EmbedFailedProps) {
  return useLineLost() ? <LineLost retry={props.retry} /> : <FormGone {...props} />;
}

/** Try again, or go on with the whole page, which has more ways; nobody here takes a request. */
function FormGone({ product, retry }: EmbedFailedProps) {
  const t = useTexts('shell');
  const path = usePath();
  return (
    <section className={styles.failed} role="status">
      <h1 className={styles.title}>{t('page.paying.title')}</h1>
      <Button variant="outline" icon="refresh" onClick={again(retry)}>
        {t('page.offline.retry')}
      </Button>
      <TextLink href={path(product.paths.form)} target="_top">
        {product.name}
      </TextLink>
    </section>
  );
}
