import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { fieldId } from '../field-id.ts';
import { firstPerson } from '../first-values.ts';
import { PersonForm } from './PersonForm.tsx';
import { PersonLine } from './PersonLine.tsx';
import styles from './PersonList.module.css';
import { nameOf } from './person-words.ts';

interface PersonListProps {
  /** whether a person's answers are all there and right, so that they may fold */
  isComplete: (index: number) => boolean;
}

interface Removed {
  index: number;
  person: FieldValues;
}

/** Insured persons: complete ones fold to a line, adding leads to the new one, removing can be undone. */
export function PersonList({ isComplete }: PersonListProps) {
  const { t } = useWords();
  const product = useProduct();
  const { control, formState } = useFormContext<Application>();
  const list = useFieldArray({ control, name: 'insured' as never });
  const persons = (useWatch({ control, name: 'insured' }) ?? []) as FieldValues[];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [focusPath, setFocusPath] = useState<string | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const fullNote = useId();

  useEffect(() => {
    if (focusPath === null) return;
    document.getElementById(fieldId(focusPath))?.focus();
    setFocusPath(null);
  }, [focusPath]);
  useEffect(() => undoButton.current?.focus(), [removed]);

  const firstField = product.insured.fields[0]?.name ?? '';
  const wrongAt = (index: number): boolean =>
    Boolean((formState.errors.insured as unknown[] | undefined)?.[index]);
  const isOpen = (id: string, index: number): boolean => opened.has(id) || !folded.has(id) || wrongAt(index);

  const foldComplete = (): void => {
    const complete = list.fields.filter((_, index) => isComplete(index)).map(({ id }) => id);
    setFolded(new Set([...folded, ...complete]));
    setOpened(new Set());
  };
  const add = (): void => {
    foldComplete();
    setRemoved(null);
    list.append(firstPerson(product) as never, { shouldFocus: false });
    setFocusPath(`insured.${list.fields.length}.${firstField}`);
  };
  const remove = (index: number): void => {
    setRemoved({ index, person: persons[index] ?? {} });
    list.remove(index);
  };
  const undo = ({ index, person }: Removed): void => {
    list.insert(index, person as never, { shouldFocus: false });
    setRemoved(null);
    setFocusPath(`insured.${index}.${firstField}`);
  };

  const full = list.fields.length >= product.insured.max;
  return (
    <div className={styles.list} id={fieldId('insured')} tabIndex={-1}>
      {list.fields.map(({ id }, index) =>
        isOpen(id, index) ? (
          <PersonForm
            key={id}
            index={index}
            person={persons[index] ?? {}}
            onRemove={list.fields.length > product.insured.min ? () => remove(index) : undefined}
          />
        ) : (
          <PersonLine
            key={id}
            number={index + 1}
            person={persons[index] ?? {}}
            onEdit={() => {
              setOpened(new Set([...opened, id]));
              setFocusPath(`insured.${index}.${firstField}`);
            }}
          />
        ),
      )}
      <div role="status" className={styles.status}>
        {removed && (
          <p className={styles.removed}>
            <span>
              {t('form.person.removed', {
                name: nameOf(removed.person) || t('form.person', { number: removed.index + 1 }),
              })}
            </span>
            <Button ref={undoButton} variant="text" size="m" icon="refresh" onClick={() => undo(removed)}>
              {t('form.person.undo')}
            </Button>
          </p>
        )}
      </div>
      {product.insured.max > 1 && (
        <div>
          <Button
            variant="outline"
            icon="plus"
            onClick={add}
            disabled={full}
            aria-describedby={full ? fullNote : undefined}
          >
            {t('form.person.add')}
          </Button>
          {full && (
            <p id={fullNote} className={styles.full}>
              {t('form.person.full', { count: product.insured.max })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
