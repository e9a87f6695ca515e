import type { Field, FieldValue } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { type ComponentType, useId, useState } from 'react';
import { fieldRenderers } from '../form/fields/field-renderers.ts';
import type { RendererOf } from '../form/fields/renderer.ts';
import { nameOf } from '../form/persons/person-words.ts';
import { useWholeProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './UploadPanel.module.css';
import type { ListRow } from './use-upload.ts';

interface RowFixProps {
  row: ListRow;
  /** message keys by field name */
  faults: Readonly<Record<string, string>>;
  onAnswer: (name: string, value: FieldValue) => void;
  onSkip: (skipped: boolean) => void;
}

/** A row that was wrong: what was wrong in it, as the form's own fields. */
export function RowFix({ row, faults, onAnswer, onSkip }: RowFixProps) {
  const { t, find } = useWords();
  const { insured } = useWholeProduct();
  const headId = useId();
  /* a field that was wrong stays while it is being mended */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set(Object.keys(faults)));
  const also = Object.keys(faults).filter((name) => !asked.has(name));
  if (also.length > 0) setAsked(new Set([...asked, ...also]));

  const fixed = Object.keys(faults).length === 0;
  const title = [t('upload.row', { number: row.number }), nameOf(row.person)].filter(Boolean).join(' · ');
  return (
    <li className={styles.row} aria-labelledby={headId}>
      <div className={styles.rowHead}>
        <b id={headId}>{title}</b>
        {row.skipped ? (
          <Badge>{t('upload.skipped')}</Badge>
        ) : (
          fixed && (
            <Badge tone="ok" icon="check">
              {t('upload.fixed')}
            </Badge>
          )
        )}
        <Button variant="text" size="m" aria-describedby={headId} onClick={() => onSkip(!row.skipped)}>
          {t(row.skipped ? 'upload.take' : 'upload.skip')}
        </Button>
      </div>
      {!row.skipped && (
        <div className={styles.fields}>
          {insured.fields
            .filter(({ name }) => asked.has(name))
            .map((field) => (
              <Asked
                key={field.name}
                id={`${headId}-${field.name}`}
                field={field}
                row={row}
                cell={row.cells[insured.fields.indexOf(field)] ?? ''}
                message={faults[field.name] ?? null}
                label={find(textPrefix(field))}
                onAnswer={onAnswer}
              />
            ))}
        </div>
      )}
    </li>
  );
}

interface AskedProps extends Pick<RowFixProps, 'row' | 'onAnswer'> {
  id: string;
  field: Field;
  /** what the list says */
  cell: string;
  message: string | null;
  label: string;
}

function Asked({ id, field, row, cell, message, label, onAnswer }: AskedProps) {
  const { t, messageText } = useWords();
  const Renderer = fieldRenderers[field.kind] as ComponentType<RendererOf<Field>>;
  return (
    <Renderer
      field={{ ...field, width: 'full' }}
      id={id}
      /* not the form's own path: the form must not take it for an answer */
      name={id}
      label={label}
      hint={cell === '' ? undefined : t('upload.inList', { text: cell })}
      error={message ? messageText(message) : null}
      value={row.person[field.name]}
      values={row.person}
      onChange={(value) => onAnswer(field.name, value)}
    />
  );
}
