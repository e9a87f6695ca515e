import type { QuotedClause } from '@sigorta/contracts/what-if';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './WhatIf.module.css';

/** The insurer's own sentences that an answer rests on, word for word, and where they stand. */
export function WhatIfQuotes({ clauses }: { clauses: readonly QuotedClause[] }) {
  const { t } = useWords();
  if (clauses.length === 0) return null;
  return (
    <Disclosure label={t('whatIf.quotes')} className={styles.quotes}>
      {clauses.map((clause) => (
        <Quote key={clause.number} clause={clause} />
      ))}
    </Disclosure>
  );
}

function Quote({ clause }: { clause: QuotedClause }) {
  const { t, language } = useWords();
  const { number, page, tr } = clause;
  const translated = language === 'tr' ? undefined : clause[language];
  return (
    <figure className={styles.quote}>
      {translated && (
        <blockquote>
          <p>{translated}</p>
        </blockquote>
      )}
      {language !== 'tr' && <p className={styles.binding}>{t('whatIf.binding')}</p>}
      <blockquote lang="tr" dir="ltr" className={translated ? styles.second : undefined}>
        <p>{tr}</p>
      </blockquote>
      <figcaption>{page ? t('whatIf.place', { number, page }) : t('whatIf.clause', { number })}</figcaption>
    </figure>
  );
}
