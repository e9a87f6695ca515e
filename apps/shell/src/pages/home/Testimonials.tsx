import type { Testimonial } from '@sigorta/contracts/brand-contents';
import type { Language } from '@sigorta/i18n/language';
import { useBrand, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import section from './Section.module.css';
import styles from './Testimonials.module.css';

/** Those written in a language with their source; the others are not translated behind anybody's back. */
const inLanguage = (testimonials: readonly Testimonial[], language: Language) =>
  testimonials.flatMap(({ name, text, source, sourceUrl }) => {
    const words = text[language];
    const from = source[language];
    return words && from ? [{ who: name, words, from, sourceUrl }] : [];
  });

/** Words of a partner's customers, each with its source (decision 26). */
export function Testimonials() {
  const t = useTexts('shell');
  const { testimonials, name } = useBrand();
  const shown = inLanguage(testimonials, useLanguage());
  if (shown.length === 0) return null;
  return (
    <Container
      as="section"
      className={cx(section.plain, styles.section)}
      aria-labelledby="testimonials-title"
    >
      <div>
        <h2 id="testimonials-title">{t('home.testimonials.title')}</h2>
        <p className={styles.note}>{t('home.testimonials.note', { name })}</p>
      </div>
      <ul className={styles.list} data-count={shown.length}>
        {shown.map(({ who, words, from, sourceUrl }) => (
          <li key={`${who}${words}`}>
            <figure className={styles.quote}>
              <blockquote>
                <bdi>{words}</bdi>
              </blockquote>
              <figcaption>
                <strong>
                  <bdi>{who}</bdi>
                </strong>
                <span className={styles.source}>
                  {t('home.testimonials.source')}:{' '}
                  {sourceUrl ? (
                    <a
                      className={textLinkClass()}
                      href={sourceUrl}
                      target="_blank"
                      rel="noopener noreferrer nofollow"
                    >
                      <bdi>{from}</bdi>
                      <VisuallyHidden>, {t('footer.newWindow')}</VisuallyHidden>
                    </a>
                  ) : (
                    <bdi>{from}</bdi>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Container>
  );
}
