import { Link, useBrand, useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { cx } from '@sigorta/ui-kit/class-names';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './MoreHeroes.module.css';
import section from './Section.module.css';

/** spec §2: two further blocks; each has a quote button that leads back to the top. */
const blockCount = 2;

const scrollToTop = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  document.getElementById('product')?.focus({ preventScroll: true });
};

/** Two products that a partner puts forward, each beside its scene. Where no product is chosen at the top, each leads to its form. */
export function MoreHeroes() {
  const t = useTexts('shell');
  const { home } = useBrand();
  const hasPicker = home?.arrangement !== 'prices' && home?.arrangement !== 'product';
  return (
    <div className={cx(section.plain, styles.blocks)}>
      {useCatalogue()
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
              {hasPicker ? (
                <Button onClick={scrollToTop} iconEnd="up">
                  {t('home.more.action')}
                </Button>
              ) : (
                <Link to={product.paths.form} className={buttonClass({ variant: 'outline' })}>
                  {t('home.more.action')}
                </Link>
              )}
            </div>
          </Container>
        ))}
    </div>
  );
}
