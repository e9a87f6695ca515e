import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useListTexts } from '../use-list-texts.ts';
import { DayFilter } from './DayFilter.tsx';
import styles from './Filters.module.css';
import { ListFilter } from './ListFilter.tsx';
import { optionsOf, useChoices } from './use-choices.ts';
import type { ListControl } from './use-list-state.ts';

interface FiltersProps {
  list: ListControl;
  /** of the list, with their words */
  states?: readonly { value: string; label: string }[];
  kinds?: readonly { value: string; label: string }[];
  assignee?: boolean;
  insurer?: boolean;
  /** a list's own, before the shared ones */
  children?: ReactNode;
}

/** The filters most lists share. A single choice is none: it is left out. */
export function Filters({ list, states, kinds, assignee = false, insurer = false, children }: FiltersProps) {
  const t = useListTexts();
  const panel = useTexts('panel');
  const may = useMay();
  const { products, partners, insurers, staff } = useChoices();
  const [open, setOpen] = useState(false);
  const chosen = Object.keys(list.filters).length;
  return (
    <>
      <Button
        variant="outline"
        size="s"
        icon="filter"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {panel('list.filters')}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <div className={cx(styles.set, open && styles.open)}>
        {children}
        {states && <ListFilter list={list} name="durum" label={t('col.state')} options={states} />}
        {kinds && <ListFilter list={list} name="tur" label={t('col.kind')} options={kinds} />}
        <ListFilter list={list} name="urun" label={t('col.product')} options={optionsOf(products)} />
        {insurer && (
          <ListFilter list={list} name="sirket" label={t('col.insurer')} options={optionsOf(insurers)} />
        )}
        {partners.length > 1 && (
          <ListFilter list={list} name="ortak" label={t('col.partner')} options={optionsOf(partners)} />
        )}
        {assignee && may('applications:view') && (
          <ListFilter
            list={list}
            name="sorumlu"
            label={t('col.assignee')}
            options={[{ value: 'none', label: t('filter.nobody') }, ...optionsOf(staff)]}
          />
        )}
        <DayFilter list={list} />
        {chosen > 0 && <ClearFilters clear={list.clear} label={panel('list.clear')} />}
      </div>
    </>
  );
}

function ClearFilters({ clear, label }: { clear: () => void; label: string }) {
  return (
    <Button variant="text" size="s" onClick={clear}>
      {label}
    </Button>
  );
}
