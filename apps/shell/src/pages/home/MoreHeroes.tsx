import { useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './MoreHeroes.module.css';

/** spec §2: two further blocks; each has a quote button that leads back to the top. */
const blockCount = 2;

const scrollToTop = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  document.getElementById('product')?.focus({ preventScroll: true });
};

/** Two products that a partner puts forward, each beside its scene. */
export function MoreHeroes() {
  const t = useTexts('shell');
  return useCatalogue()
    .slice(0, blockCount)
    .map((product) => (
      <Container
        as="section"
        key={product.id}
        className={styles.block}
        aria-labelledby={`hero-${product.id}`}
      >
        <img src={`/art/products/${product.image}`} alt="" width={320} height={240} loading="lazy" />
        <div className={styles.words}>
          <h2 id={`hero-${product.id}`}>{product.name}</h2>
          <p>{product.text}</p>
          <Button onClick={scrollToTop} iconEnd="up">
            {t('home.more.action')}
          </Button>
        </div>
      </Container>
    ));
}
