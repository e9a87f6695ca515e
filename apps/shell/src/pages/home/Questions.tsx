import { Link, useTexts } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Accordion } from '@sigorta/ui-kit/dialog/Accordion.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Questions.module.css';
import section from './Section.module.css';

const questions = ['price', 'start', 'withdraw', 'card', 'who'] as const;

/** What every buyer asks, whatever the product; each product has questions of its own under its form. */
export function Questions() {
  const t = useTexts('shell');
  return (
    <Container as="section" className={cx(section.plain, styles.section)} aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title">{t('home.questions.title')}</h2>
        <p className={styles.text}>
          <Link to="/iletisim" className={textLinkClass()}>
            {t('home.questions.text')}
          </Link>
        </p>
      </div>
      <Accordion
        items={questions.map((id, index) => ({
          id: `question-${id}`,
          title: t(`home.questions.${id}.q`),
          content: t(`home.questions.${id}.a`),
          open: index === 0,
        }))}
      />
    </Container>
  );
}
