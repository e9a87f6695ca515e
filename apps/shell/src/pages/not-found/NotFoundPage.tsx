import { withoutEndSlashes } from '@sigorta/i18n/paths';
import {
  Link,
  useBrand,
  useCatalogue,
  useDocumentHead,
  useEveryProduct,
  useLocation,
  useTexts,
} from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './NotFoundPage.module.css';

/** The product whose form was at this address while it was sold. */
function useEndedSale() {
  const every = useEveryProduct();
  const { retired = [] } = useBrand();
  const wanted = withoutEndSlashes(useLocation().pathname);
  return every.find(
    ({ id, paths, aliases }) => retired.includes(id) && [paths.form, ...aliases].includes(wanted),
  );
}

/** There is no such page, or no longer: an address that led to a form says that its sale has ended. */
export function NotFoundPage() {
  const t = useTexts('shell');
  const ended = useEndedSale();
  const title = ended ? t('sale-ended.title', { name: ended.name }) : t('not-found.title');
  const text = t(ended ? 'sale-ended.text' : 'not-found.text');
  useDocumentHead({ title, description: text });
  return (
    <Container className={styles.page}>
      <img src="/art/states/not-found.svg" alt="" width={320} height={240} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
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
