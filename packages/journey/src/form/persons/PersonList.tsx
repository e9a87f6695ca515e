import type { FieldValues } from '@sigorta/product-kit/field';
import { isEmpty, visibleFields } from '@sigorta/product-kit/visible-fields';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useJourney, useProduct, useWholeProduct } from '../../remote/journey-context.tsx';
import { mergePersons } from '../../upload/merge-persons.ts';
import { useWords } from '../../words/use-words.ts';
import { useForm } from '../answers/form-context.ts';
import { usePersonIds, usePersons, useWrongPersons } from '../answers/use-heard.ts';
import { fieldId } from '../field-id.ts';
import { firstPerson } from '../first-values.ts';
import { knownName } from '../known-name.ts';
import { ListUpload } from './ListUpload.tsx';
import { longListFrom, mendedAtOnce } from './long-list.ts';
import { PersonForm } from './PersonForm.tsx';
import { PersonLine } from './PersonLine.tsx';
import styles from './PersonList.module.css';
import { nameOf } from './person-words.ts';

interface PersonListProps {
  /** places of the persons whose answers are missing or wrong; the others may fold */
  wrongPersons: () => ReadonlySet<number>;
}

/** What was done last, told below the list. */
type Told =
  | { kind: 'removed'; index: number; person: FieldValues }
  | { kind: 'cleared'; persons: readonly FieldValues[] }
  | { kind: 'imported'; count: number };

/** Insured persons: complete ones fold to a line, adding leads to the new one, removing can be undone. */
export function PersonList({ wrongPersons }: PersonListProps) {
  const { t } = useWords();
  const product = useProduct();
  const whole = useWholeProduct();
  const { known } = useJourney();
  const form = useForm();
  const persons = usePersons();
  const ids = usePersonIds();
  const wrong = useWrongPersons();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Told | null>(null);
  const [all, setAll] = useState(false);
  const [focusPath, setFocusPath] = useState<string | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { fields: personFields, min } = product.insured;

  useEffect(() => {
    if (focusPath === null) return;
    const control = document.getElementById(fieldId(focusPath));
    /* the new person of a long list opens only now that it has its place */
    const last = ids.at(-1);
    if (control) control.focus();
    else if (last) setOpened(new Set([...opened, last]));
    if (control || !last || opened.has(last)) setFocusPath(null);
  }, [focusPath, opened, ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message brings its button
  useEffect(() => undoButton.current?.focus(), [told]);

  const firstField = personFields.find(({ name }) => !known?.has(knownName('insured.', name)))?.name ?? '';
  const long = ids.length >= longListFrom;
  const mended = new Set([...ids.keys()].filter((index) => wrong.has(index)).slice(0, mendedAtOnce));
  const isOpen = (id: string, index: number): boolean =>
    opened.has(id) || (long ? mended.has(index) : !folded.has(id) || wrong.has(index));
  const isMissing = (person: FieldValues): boolean =>
    visibleFields(personFields, person).some((field) => !field.optional && isEmpty(person[field.name]));

  const foldComplete = (): void => {
    const incomplete = wrongPersons();
    const complete = ids.filter((_, index) => !incomplete.has(index));
    setFolded(new Set([...folded, ...complete]));
    setOpened(new Set());
  };
  const add = (): void => {
    foldComplete();
    setTold(null);
    form.movePersons([...persons, firstPerson(whole)], [...persons.keys(), -1]);
    setFocusPath(`insured.${persons.length}.${firstField}`);
  };
  const remove = (index: number): void => {
    setTold({ kind: 'removed', index, person: persons[index] ?? {} });
    form.movePersons(persons.toSpliced(index, 1), [...persons.keys()].toSpliced(index, 1));
  };
  const clear = (): void => {
    setTold({ kind: 'cleared', persons });
    form.replacePersons([firstPerson(whole)]);
  };
  const undoClear = (cleared: readonly FieldValues[]): void => {
    form.replacePersons([...cleared]);
    setTold(null);
  };
  const undo = ({ index, person }: Extract<Told, { kind: 'removed' }>): void => {
    form.movePersons(persons.toSpliced(index, 0, person), [...persons.keys()].toSpliced(index, 0, -1));
    setTold(null);
    setFocusPath(`insured.${index}.${firstField}`);
  };
  const importPersons = (listed: FieldValues[]): void => {
    form.replacePersons(mergePersons(persons, listed, firstPerson(whole)));
    setOpened(new Set());
    setTold({ kind: 'imported', count: listed.length });
  };
  /* what a list brought is right already; with new ids it must fold anew */
  const foldListed = useEffectEvent(foldComplete);
  useEffect(() => {
    if (told?.kind !== 'imported') return;
    foldListed();
    document.getElementById(fieldId('insured'))?.focus();
  }, [told]);

  const places = ids.map((id, index) => ({ id, index }));
  const shown =
    long && !all ? places.filter(({ id, index }) => index < longListFrom - 1 || isOpen(id, index)) : places;
  return (
    <div className={styles.list} id={fieldId('insured')} tabIndex={-1}>
      {shown.map(({ id, index }) =>
        isOpen(id, index) ? (
          <PersonForm
            key={id}
            index={index}
            person={persons[index] ?? {}}
            onRemove={ids.length > min ? () => remove(index) : undefined}
          />
        ) : (
          <PersonLine
            key={id}
            number={index + 1}
            person={persons[index] ?? {}}
            missing={isMissing(persons[index] ?? {}) || wrong.has(index)}
            onEdit={() => {
              setOpened(new Set([...opened, id]));
              setFocusPath(`insured.${index}.${firstField}`);
            }}
          />
        ),
      )}
      {long && (
        <div className={styles.more}>
          {shown.length < places.length && (
            <Button variant="text" size="m" icon="down" onClick={() => setAll(true)}>
              {t('form.person.showAll', { count: places.length })}
            </Button>
          )}
          <Button variant="text" size="m" icon="trash" onClick={clear}>
            {t('form.person.removeAll')}
          </Button>
        </div>
      )}
      <div role="status" className={styles.status}>
        {told?.kind === 'imported' && (
          <p className={styles.removed}>{t('form.person.imported', { count: told.count })}</p>
        )}
        {told?.kind === 'cleared' && (
          <p className={styles.removed}>
            <span>{t('form.person.cleared', { count: told.persons.length })}</span>
            <Button
              ref={undoButton}
              variant="text"
              size="m"
              icon="refresh"
              onClick={() => undoClear(told.persons)}
            >
              {t('form.person.undo')}
            </Button>
          </p>
        )}
        {told?.kind === 'removed' && (
          <p className={styles.removed}>
            <span>
              {t('form.person.removed', {
                name: nameOf(told.person) || t('form.person', { number: told.index + 1 }),
              })}
            </span>
            <Button ref={undoButton} variant="text" size="m" icon="refresh" onClick={() => undo(told)}>
              {t('form.person.undo')}
            </Button>
          </p>
        )}
      </div>
      <MorePersons
        count={ids.length}
        isIncomplete={persons.some(isMissing)}
        onAdd={add}
        list={<ListUpload persons={persons} onImport={importPersons} />}
      />
    </div>
  );
}

interface MorePersonsProps {
  count: number;
  /** somebody's answers are missing */
  isIncomplete: boolean;
  onAdd: () => void;
  /** the way to a list, for products that take one */
  list: ReactNode;
}

/** One more person, or why there can be none, and the way to a list of many. */
function MorePersons({ count, isIncomplete, onAdd, list }: MorePersonsProps) {
  const { t } = useWords();
  const { min, max, upload = false } = useProduct().insured;
  const note = useId();
  const full = count >= max;
  /* a full list that a draft brought back lacks its numbers: the same file completes it */
  const takesList = upload && (!full || isIncomplete);
  if (max <= 1 || (max === min && !takesList)) return null;
  return (
    <div className={styles.more}>
      {max > min && (
        <Button
          variant="outline"
          icon="plus"
          onClick={onAdd}
          disabled={full}
          aria-describedby={full ? note : undefined}
        >
          {t('form.person.add')}
        </Button>
      )}
      {takesList && list}
      {full && max > min && (
        <p id={note} className={styles.full}>
          {t('form.person.full', { count: max })}
        </p>
      )}
    </div>
  );
}
