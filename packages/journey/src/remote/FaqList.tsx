import { Accordion } from '@sigorta/ui-kit/dialog/Accordion.tsx';
import { use } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './FaqList.module.css';
import { useJourney } from './journey-context.tsx';

/** The product's questions and answers: below its form, behind its handlers, and its offers (spec §2, §3: path and path2 of a group). */
export function FaqList() {
  const { t } = useWords();
  const { laterFaq, ...told } = useJourney();
  const faq = laterFaq ? use(laterFaq()) : told.faq;
  if (faq.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq" className={styles.title}>
        {t('faq.title')}
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
