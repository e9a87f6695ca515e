import { useBrand, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { ProductPicker } from '../ProductPicker.tsx';
import styles from './Story.module.css';

/** The partner's picture and its first claim, large, on the partner's own deep ground; below them the shortest way to a form. */
export function Story() {
  const t = useTexts('shell');
  const language = useLanguage();
  const { name, claims, heroImageUrl, showHeader } = useBrand();
  const claim = claims.flatMap((one) => one[language] ?? [])[0];
  return (
    <section className={styles.ground} aria-labelledby="story-title" data-home="story">
      <Container className={styles.first}>
        <div className={styles.words}>
          {/* whose words they are; a header says it already */}
          {!showHeader && (
            <p className={styles.who}>
              <bdi>{name}</bdi>
            </p>
          )}
          <h1 id="story-title" className={styles.claim}>
            <bdi>{claim ?? t('home.headline')}</bdi>
          </h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <ProductPicker />
        </div>
        <span className={styles.picture}>
          <img src={heroImageUrl ?? '/art/scenes/counter.svg'} alt="" width={480} height={600} />
        </span>
      </Container>
    </section>
  );
}
