import { Accordion } from '@sigorta/ui-kit/dialog/Accordion.tsx';
import { useJourney } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './FaqList.module.css';

/** The product's questions and answers (spec §2: below its form). */
export function FaqList() {
  const { t } = useWords();
  const { faq } = useJourney();
  if (faq.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq" className={styles.title}>
        {t('form.faq.title')}
      </h2>
      <Accordion
        items={faq.map(({ question, answer }, at) => ({
          id: `faq-${at + 1}`,
          title: question,
          content: answer,
        }))}
      />
    </section>
  );
}
