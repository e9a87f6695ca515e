import { isRequest } from '@sigorta/product-kit/is-request';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './ProductInfo.module.css';

const benefitKeys = ['page.benefit.1', 'page.benefit.2', 'page.benefit.3'] as const;

/** What the product is, beside the form; a phone sees the lead and opens the rest. */
export function ProductInfo() {
  const { find, t } = useWords();
  const product = useProduct();
  const language = useLanguage();
  const benefits = benefitKeys.map((key) => find(key)).filter(Boolean);
  const list = (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <aside className={styles.info}>
      <img className={styles.scene} src={`/art/products/${product.id}.svg`} alt="" width="232" height="174" />
      <h1 className={styles.title}>{product.card.name[language]}</h1>
      <p className={styles.lead}>{find('page.lead')}</p>
      <div className={styles.wide}>{list}</div>
      <details className={styles.narrow}>
        <summary>
          {t(isRequest(product) ? 'form.requestFacts' : 'form.covers')}
          <Icon name="down" size={16} />
        </summary>
        {list}
      </details>
    </aside>
  );
}
