import { formatDate } from '@sigorta/i18n/date';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { useToday } from '@sigorta/runtime/runtime';
import type { KeyValueRow } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Ticket, TicketLeg } from '@sigorta/ui-kit/data/Ticket.tsx';
import { memo, useDeferredValue, useState } from 'react';
import { LivePrice } from '../../live/LivePrice.tsx';
import { PriceBar } from '../../live/PriceBar.tsx';
import { slidingLength } from '../../live/sliding-length.ts';
import { TripSlider } from '../../live/TripSlider.tsx';
import { useIsBelow } from '../../live/use-is-below.ts';
import { useLivePrice } from '../../live/use-live-price.ts';
import { useListNames } from '../../lookups/use-list-names.ts';
import { useJourney, useWholeProduct } from '../../remote/journey-context.tsx';
import { coverDays } from '../../words/cover-days.ts';
import { useWords } from '../../words/use-words.ts';
import { wordsOf } from '../../words/value-words.ts';
import { useValues } from '../answers/use-heard.ts';
import { firstValues } from '../first-values.ts';
import { longListFrom } from '../persons/long-list.ts';
import { ageOf, nameOf } from '../persons/person-words.ts';
import styles from './FormTicket.module.css';

/**
 * The summary that fills as one answers, behind the picture of the answer itself. It gets its handlers after the fields: first it is
 * drawn as the server drew it, whatever was answered meanwhile.
 */
export function FormTicket() {
  const whole = useWholeProduct();
  const [first] = useState(() => firstValues(whole));
  const values = useDeferredValue(useValues(), first);
  return <Summary values={values} />;
}

const Summary = memo(DrawnSummary);

function DrawnSummary({ values }: { values: Application }) {
  const { t, find, language } = useWords();
  const { product, whole } = useJourney();
  const today = useToday();
  const flat = values as FieldValues;
  const listName = useListNames(fieldsOf(product), flat);
  const cover = coverDays(product, flat);
  const live = useLivePrice();
  const [priceRef, isPriceBelow] = useIsBelow();
  const slider = live && slidingLength(product, cover);
  const note = whole
    ? 'form.ticket.priceFirst'
    : isRequest(product)
      ? 'form.ticket.requestNote'
      : 'form.ticket.note';
  const asksAge = product.insured.fields.some(({ kind }) => kind === 'birthDate');
  const asksName = product.insured.fields.some(({ kind }) => kind === 'personName');
  const persons = (values.insured ?? []).map((person, at) => ({
    name: asksName ? nameOf(person) : t('form.person', { number: at + 1 }),
    age: ageOf(person, today),
  }));
  /* before a price nobody has a name: whose age is known stands there */
  const named = persons.filter(({ name, age }) => (asksName ? name !== '' : age !== null));

  const answers = visibleFields(fieldsOf(product), flat)
    .filter((field) => product.summary.includes(field.name) && field.kind !== 'date')
    /* a box nobody has ticked is no answer yet */
    .filter((field) => field.kind !== 'checkbox' || flat[field.name] === true)
    .map((field) => ({ field, value: wordsOf(field, flat[field.name], { language, find, listName }) }))
    .filter(({ value }) => value !== null);
  const rows: KeyValueRow[] = [
    ...(cover?.days && !slider
      ? [{ id: 'days', label: t('form.ticket.duration'), value: t('days', { count: cover.days }) }]
      : []),
    ...answers.map(({ field, value }) => ({
      id: field.name,
      label: find(textPrefix(field)),
      value: <bdi>{value}</bdi>,
    })),
    ...(named.length < longListFrom
      ? []
      : [{ id: 'persons', label: find('step.insured.title'), value: t('people', { count: named.length }) }]),
    ...(named.length < longListFrom ? named : []).map(({ name, age }, at) => {
      /* nothing is missing of somebody whose age is not asked */
      if (!asksAge) return { id: `person-${at}`, label: <bdi>{name}</bdi>, value: null };
      return {
        id: `person-${at}`,
        label: <bdi>{name}</bdi>,
        value: age === null ? t('form.ticket.missing') : t('age', { count: age }),
        missing: age === null,
      };
    }),
  ];
  const labelOf = (name: string): string => {
    const field = fieldsOf(product).find((candidate) => candidate.name === name);
    return field ? find(textPrefix(field)) : '';
  };
  const end = (name: string, date: string | null) => ({
    label: labelOf(name),
    value: <bdi>{date ? formatDate(date, language, 'short') : '–'}</bdi>,
  });
  return (
    <>
      {isPriceBelow && <PriceBar live={live} />}
      <Ticket
        sticky
        className={styles.ticket}
        title={find('ticket.title') || t('form.ticket.title')}
        label={find('ticket.title') || t('form.ticket.title')}
        top={
          cover?.toField && (
            <TicketLeg from={end(cover.fromField, cover.from)} to={end(cover.toField, cover.to)} />
          )
        }
        rows={rows}
        note={t(note)}
      >
        {rows.length === 0 && !live && t('form.ticket.empty')}
        <div className={styles.live} ref={priceRef}>
          <LivePrice live={live} />
          {slider && <TripSlider {...slider} />}
        </div>
      </Ticket>
    </>
  );
}
