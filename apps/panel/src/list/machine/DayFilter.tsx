import { formatDate } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Popover } from '@sigorta/ui-kit/dialog/Popover.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { useId } from 'react';
import { useListTexts } from '../use-list-texts.ts';
import styles from './DayFilter.module.css';
import type { ListControl } from './use-list-state.ts';

/** The first and the last day of a list; either may be left open. */
export function DayFilter({ list }: { list: ListControl }) {
  const t = useListTexts();
  const language = useLanguage();
  const id = useId();
  const { from = '', to = '' } = list.filters;
  const shown = (day: string) => (day === '' ? '…' : formatDate(day, language, 'numeric'));
  return (
    <Popover
      icon="calendar"
      size="s"
      label={from === '' && to === '' ? t('col.date') : <bdi>{`${shown(from)} – ${shown(to)}`}</bdi>}
    >
      <div className={styles.days}>
        <DateInput
          id={`${id}-from`}
          label={t('filter.from')}
          value={from}
          max={to}
          onChange={(day) => list.setFilter('from', day)}
        />
        <DateInput
          id={`${id}-to`}
          label={t('filter.to')}
          value={to}
          min={from}
          onChange={(day) => list.setFilter('to', day)}
        />
      </div>
    </Popover>
  );
}
