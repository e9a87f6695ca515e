import type { FieldValues } from '@sigorta/product-kit/field';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useListNames } from '../lookups/use-list-names.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { coverDays } from '../words/cover-days.ts';
import { useWords } from '../words/use-words.ts';
import { phrasesOf } from '../words/value-words.ts';
import styles from './QuoteSummaryLine.module.css';
import type { QuoteState } from './quote-state.ts';
import { peopleOf } from './way-to-buy.ts';

interface QuoteSummaryLineProps {
  quote: Pick<QuoteState, 'quote'>;
}

/** What was asked for, in words: where, when, how many. */
export function QuoteSummaryLine({ quote: { quote } }: QuoteSummaryLineProps) {
  const words = useWords();
  const { t } = words;
  const product = useProduct();
  const fields = fieldsOf(product).filter(({ name }) => product.summary.includes(name));
  const listName = useListNames(fields, (quote?.details ?? {}) as FieldValues);
  if (quote === null) return null;
  const people = peopleOf(quote);
  const details = quote.details as FieldValues;
  const days = coverDays(product, details)?.days;
  const phrases = phrasesOf(fields, details, { ...words, listName });
  return (
    <p className={styles.line}>
      {phrases.map((phrase) => (
        <bdi key={phrase}>{phrase}</bdi>
      ))}
      {days && <bdi>{t('days', { count: days })}</bdi>}
      {product.insured.max > 1 && people > 0 && (
        <span className={styles.people}>
          <Icon name="users" size={16} />
          {t('people', { count: people })}
        </span>
      )}
    </p>
  );
}
