import type { FieldValues } from '@sigorta/product-kit/field';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useId } from 'react';
import { firstPerson } from '../form/first-values.ts';
import { useWholeProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { mergePersons } from './merge-persons.ts';
import { ReadyTable } from './ReadyTable.tsx';
import { RowFix } from './RowFix.tsx';
import styles from './UploadPanel.module.css';
import type { Reading, Upload } from './use-upload.ts';

interface ListPreviewProps {
  reading: Extract<Reading, { state: 'preview' }>;
  upload: Upload;
  present: readonly FieldValues[];
  onImport: (persons: FieldValues[]) => void;
}

/** Forms drawn at once for rows to mend: a list of a thousand wrong rows must not freeze the page. */
const shownToMend = 10;

/** What was read: first the rows to mend, then those that are ready. */
export function ListPreview({ reading, upload, present, onImport }: ListPreviewProps) {
  const { t } = useWords();
  const product = useWholeProduct();
  const firstId = useId();
  const { rows, missing, guessed } = reading;
  const faults = upload.faultsByRow(rows);
  const isWrong = (at: number): boolean => Object.keys(faults[at] ?? {}).length > 0;
  const indexes = rows.map((_, at) => at);
  const open = indexes.filter((at) => isWrong(at) && !rows[at]?.skipped);
  const good = rows.filter((row, at) => !isWrong(at) && !row.skipped);
  const mending = indexes.filter((at) => rows[at]?.wasWrong || open.includes(at));
  /* those done stay where they are; as many new ones follow */
  const done = mending.filter((at) => !open.includes(at)).length;
  const shown = mending.slice(0, shownToMend + done);
  const persons = good.map(({ person }) => person);
  const { max } = product.insured;
  const together = mergePersons(present, persons, firstPerson(product)).length;
  const tooMany = together > max;

  return (
    <div className={styles.source}>
      {guessed && <Notice tone="info">{t('upload.guessed', { names: upload.names })}</Notice>}
      {missing.length > 0 && (
        <Notice tone="warn">{t('upload.missing', { names: upload.namesOf(missing) })}</Notice>
      )}
      <p role="status" className={styles.count}>
        {good.length > 0 && t('upload.ready', { count: good.length })}{' '}
        {open.length > 0 && <b>{t('upload.wrong', { count: open.length })}</b>}
      </p>
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((at) => {
            const row = rows[at];
            return (
              row && (
                <RowFix
                  key={row.number}
                  row={row}
                  faults={faults[at] ?? {}}
                  onAnswer={(name, value) => upload.answer(at, name, value)}
                  onSkip={(skipped) => upload.skip(at, skipped)}
                />
              )
            );
          })}
        </ul>
      )}
      {mending.length > shown.length && (
        <p className={styles.note}>{t('upload.moreWrong', { count: mending.length - shown.length })}</p>
      )}
      {open.length > 1 && (
        <div>
          <Button variant="text" size="m" icon="trash" onClick={() => upload.skipAll(new Set(open))}>
            {t('upload.skipAll')}
          </Button>
        </div>
      )}
      <ReadyTable rows={good.filter(({ wasWrong }) => !wasWrong)} />
      {tooMany && (
        <Notice tone="bad" role="alert">
          {t('upload.full', { count: good.length - (together - max) })}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          variant="solid"
          icon="plus"
          aria-describedby={open.length > 0 ? firstId : undefined}
          disabled={good.length === 0 || open.length > 0 || tooMany}
          onClick={() => onImport(persons)}
        >
          {t('upload.import', { count: good.length })}
        </Button>
        <Button variant="outline" onClick={upload.again}>
          {t('upload.other')}
        </Button>
        {open.length > 0 && (
          <p id={firstId} className={styles.note}>
            {t('upload.first')}
          </p>
        )}
      </div>
    </div>
  );
}
