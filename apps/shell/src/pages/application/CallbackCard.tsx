import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import styles from './ApplicationForm.module.css';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useApplicationTexts } from './use-application-texts.ts';

/** "Let us call you": a request for a product whose own page is not there. */
export function CallbackCard({ product }: { product: CatalogueCard }) {
  const t = useApplicationTexts();
  return (
    <section className={styles.card} aria-labelledby="callback-title">
      <div>
        <h2 id="callback-title">{t('card.title')}</h2>
        <p className={styles.cardText}>{t('card.text', { product: product.name })}</p>
      </div>
      <ApplicationForm product={product.id} asksMessage={false} />
    </section>
  );
}
