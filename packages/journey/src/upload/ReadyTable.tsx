import { formatDate } from '@sigorta/i18n/date';
import type { Field } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import { isIsoDate } from '@sigorta/validators/iso-date';
import { useId } from 'react';
import { useWholeProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './UploadPanel.module.css';
import type { ListRow } from './use-upload.ts';

/** Rows drawn; the form takes hardly more. */
const shownRows = 200;

/** The rows that need nothing, so that the buyer sees how dates and columns were understood. */
export function ReadyTable({ rows }: { rows: readonly ListRow[] }) {
  const { t, find, language } = useWords();
  const { insured } = useWholeProduct();
  const titleId = useId();
  if (rows.length === 0) return null;

  const wordsOf = (field: Field, row: ListRow, at: number): string => {
    const value = row.person[field.name];
    if ((field.kind === 'birthDate' || field.kind === 'date') && isIsoDate(String(value)))
      return formatDate(String(value), language, 'short');
    if (field.kind === 'choice' || field.kind === 'select') {
      const option = field.options.find((one) => one.value === value);
      if (option) return find(optionKey(field, option));
    }
    return row.cells[at] ?? '';
  };
  return (
    <div>
      <p id={titleId} className={styles.count}>
        {t('upload.preview')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              {insured.fields.map((field) => (
                <th key={field.name} scope="col">
                  {find(textPrefix(field))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row) => (
              <tr key={row.number}>
                <td>{row.number}</td>
                {insured.fields.map((field, at) => (
                  <td key={field.name}>
                    <bdi>{wordsOf(field, row, at)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shownRows && (
        <p className={styles.note}>{t('upload.moreReady', { count: rows.length - shownRows })}</p>
      )}
    </div>
  );
}
