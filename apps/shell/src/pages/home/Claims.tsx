import { useBrand, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Claims.module.css';

/** What a partner says of itself, in its own words (decision 26); our own brand says nothing here. The first claim may open the page. */
export function Claims() {
  const t = useTexts('shell');
  const { claims, name, home } = useBrand();
  const language = useLanguage();
  const told = home?.arrangement === 'story' ? 1 : 0;
  const shown = claims.flatMap((claim) => claim[language] ?? []).slice(told);
  if (shown.length === 0) return null;
  return (
    <section className={styles.band} aria-label={t('home.claims.label', { name })}>
      <Container as="ul" className={styles.list} data-count={shown.length}>
        {shown.map((claim) => (
          <li key={claim}>
            <bdi>{claim}</bdi>
          </li>
        ))}
      </Container>
    </section>
  );
}
