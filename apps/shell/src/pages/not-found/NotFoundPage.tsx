import { Link, useCatalogue, useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const t = useTexts('shell');
  useDocumentHead({ title: t('not-found.title'), description: t('not-found.text') });
  return (
    <Container className={styles.page}>
      <img src="/art/states/not-found.svg" alt="" width={320} height={240} />
      <div className={styles.words}>
        <h1>{t('not-found.title')}</h1>
        <p>{t('not-found.text')}</p>
        <ul className={styles.products}>
          {useCatalogue().map((product) => (
            <li key={product.id}>
              <Link to={product.paths.form} className={styles.product ?? ''}>
                <img src={`/art/icons/${product.icon}`} alt="" width={24} height={24} />
                {product.name}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/" className={buttonClass({ variant: 'solid' })}>
          {t('not-found.home')}
        </Link>
      </div>
    </Container>
  );
}
