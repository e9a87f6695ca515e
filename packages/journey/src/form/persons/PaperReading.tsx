import { useReading } from '@sigorta/gateway-client/react/use-reading';
import type { FieldValues } from '@sigorta/product-kit/field';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { ListFailure } from '@sigorta/ui-kit/field/ListFailure.tsx';
import { useId, useState } from 'react';
import { useJourney, useWholeProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { useForm } from '../answers/form-context.ts';
import { knownName } from '../known-name.ts';
import styles from './PaperReading.module.css';
import { takesPaper } from './takes-paper.ts';

interface PaperReadingProps {
  index: number;
  person: FieldValues;
}

/** The way from a passport or identity card to a person's answers; what reads one is loaded when it is asked for. */
export function PaperReading({ index, person }: PaperReadingProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { product, known } = useJourney();
  const { fields } = useWholeProduct().insured;
  const form = useForm();
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState(0);
  const id = useId();
  const { state, answer, retry } = useReading(open ? `paper|${language}` : null, async () => {
    const { loadPaper } = await import('../../paper/load-paper.ts');
    return { Sheet: await loadPaper(language) };
  });
  if (!takesPaper(fields)) return null;
  /* what else the paper says waits in the form for the page that asks it: nothing of it is sent for a price */
  const isBeforeOffers = product.insured.fields.length < fields.length;
  const bornOn = (day: string): number | null => {
    const at = (form.values().insured ?? []).findIndex(
      (one, place) => place !== index && one.birthDate === day,
    );
    return at < 0 ? null : at + 1;
  };

  const fill = (values: FieldValues, count: number): void => {
    for (const [name, value] of Object.entries(values)) {
      const path = `insured.${index}.${name}`;
      form.put(path, value);
      form.setErrorAt(path, null);
    }
    setFilled(count);
    setOpen(false);
  };
  return (
    <div className={styles.paper}>
      <Button
        variant={isBeforeOffers ? 'text' : 'outline'}
        size="m"
        icon="card"
        busy={open && state === 'loading'}
        onClick={() => {
          setFilled(0);
          setOpen(true);
        }}
      >
        {t('form.person.fromPaper')}
      </Button>
      {open && state === 'failed' && (
        <ListFailure id={id} message={t('form.person.paperFailed')} onRetry={retry} />
      )}
      {open && state === 'ready' && (
        <answer.Sheet
          person={{
            fields,
            values: person,
            isPriced: (name) => known?.has(knownName('insured.', name)) ?? false,
          }}
          isBeforeOffers={isBeforeOffers}
          bornOn={bornOn}
          onFill={fill}
          onClose={() => setOpen(false)}
        />
      )}
      <p role="status" className={styles.filled}>
        {filled > 0 && t('form.person.filled', { count: filled })}{' '}
        {filled > 0 && isBeforeOffers && t('form.person.paperLater')}
      </p>
    </div>
  );
}
