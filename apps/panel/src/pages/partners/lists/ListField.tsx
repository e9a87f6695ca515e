import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { FieldGroup } from '@sigorta/ui-kit/field/Field.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { usePartnersTexts } from '../use-partners-texts.ts';
import { EntryRow } from './EntryRow.tsx';
import { entriesOf } from './entries.ts';
import { problemsOf } from './entry-problems.ts';
import styles from './ListField.module.css';
import { type ListName, listShapes, type Part } from './list-shapes.ts';
import { titleOf } from './title-of.ts';
import { Unreadable } from './Unreadable.tsx';
import { useRows } from './use-rows.ts';

interface ListFieldProps extends FieldProps {
  name: ListName;
  /** as stored: JSON in a text (0110) */
  value: string;
  disabled: boolean;
  /** rises when the reader is to be led to what is wrong here */
  summons: number;
  onChange: (text: string | null) => void;
}

/** A list of a partner, one row an entry: added, removed and put in order by buttons. */
export function ListField(props: ListFieldProps) {
  const [isReadable, setReadable] = useState(() => entriesOf(props.value, listShapes[props.name]) !== null);
  if (isReadable) return <Rows {...props} />;
  const clear = () => {
    props.onChange(null);
    setReadable(true);
  };
  return <Unreadable {...props} onClear={clear} />;
}

function Rows({ name, value, disabled, summons, onChange, error, ...field }: ListFieldProps) {
  const t = usePartnersTexts();
  const language = useLanguage();
  const shape = listShapes[name];
  const list = useRows(value, shape, onChange);
  const [told, setTold] = useState('');
  const { rows } = list;
  const idOf = (key: number, part: string) => `${field.id}-${key}-${part}`;
  const answered = useRef(summons);
  useEffect(() => {
    if (answered.current === summons) return;
    answered.current = summons;
    if (summons === 0) return;
    const wrong = rows.find(({ entry }) => hasProblem(entry, shape));
    const part = wrong && shape.parts.find((one) => problemsOf(wrong.entry, shape)[one.name]);
    if (!wrong || !part) return;
    list.leaveAll();
    list.setOpen(wrong.key);
    list.focusNext(firstControl(idOf(wrong.key, part.name), part));
  });
  const nameOf = (key: number) => {
    const row = rows.find((one) => one.key === key);
    return (row && titleOf(row.entry, shape, language)) ?? t(`${name}.new`);
  };
  const move = (key: number, by: -1 | 1) => {
    const place = rows.findIndex((row) => row.key === key) + by;
    const isEdge = place === 0 || place === rows.length - 1;
    const back = by === -1 ? 'down' : 'up';
    list.focusNext(idOf(key, isEdge ? back : by === -1 ? 'up' : 'down'));
    list.move(key, by);
    setTold(t('list.moved', { name: nameOf(key), place: place + 1, total: rows.length }));
  };
  const remove = (key: number) => {
    const at = rows.findIndex((row) => row.key === key);
    const neighbour = rows[at + 1] ?? rows[at - 1];
    list.focusNext(neighbour ? idOf(neighbour.key, 'remove') : `${field.id}-add`);
    setTold(t('list.removed', { name: nameOf(key) }));
    list.remove(key);
  };
  /* a row says better what is wrong with it */
  const shownError = rows.some(({ entry }) => hasProblem(entry, shape)) ? null : error;
  return (
    <FieldGroup {...field} error={shownError}>
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map(({ key, entry, isFresh }, at) => (
            <EntryRow
              key={key}
              id={(part) => idOf(key, part)}
              name={name}
              entry={entry}
              place={at + 1}
              title={nameOf(key)}
              problems={isFresh ? {} : problemsOf(entry, shape)}
              isOpen={list.open === key}
              disabled={disabled}
              onToggle={() => list.setOpen(list.open === key ? null : key)}
              onLeave={() => list.leave(key)}
              onChange={(changed) => list.change(key, changed)}
              onUp={at > 0 ? () => move(key, -1) : null}
              onDown={at < rows.length - 1 ? () => move(key, 1) : null}
              onRemove={() => remove(key)}
            />
          ))}
        </ol>
      )}
      {rows.length === 0 && <p className={styles.empty}>{t('list.empty')}</p>}
      {!disabled && (
        <div className={styles.add}>
          <Button
            id={`${field.id}-add`}
            variant="outline"
            size="s"
            icon="plus"
            disabled={rows.length >= shape.most}
            onClick={() => {
              const key = list.add();
              const [first] = shape.parts;
              if (first) list.focusNext(firstControl(idOf(key, first.name), first));
            }}
          >
            {t(`${name}.add`)}
          </Button>
          {rows.length >= shape.most && <p>{t('list.full', { count: shape.most })}</p>}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>
          <bdi>{told}</bdi>
        </VisuallyHidden>
      </div>
    </FieldGroup>
  );
}

/** What takes the focus of a part. */
const firstControl = (id: string, { kind }: Part): string =>
  kind === 'line' ? id : kind === 'words' ? `${id}-tr` : `${id}-Mon-from`;

const hasProblem = (...of: Parameters<typeof problemsOf>): boolean =>
  Object.keys(problemsOf(...of)).length > 0;
