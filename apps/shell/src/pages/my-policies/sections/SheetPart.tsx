import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { useAccountTexts } from '../use-account-texts.ts';
import styles from './DataSheet.module.css';
import type { SheetRecord } from './sheet-rows.ts';

/** One kind of record; an empty one says so, because that is an answer too. */
export function SheetPart({ title, records }: { title: string; records: readonly SheetRecord[] }) {
  const t = useAccountTexts();
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {records.length === 0 && <p className={styles.note}>{t('sheet.none')}</p>}
      {records.map(({ name, rows }, place) => (
        <div className={styles.record} key={`${name}-${place}`}>
          <h4>{name}</h4>
          <KeyValue
            rows={rows.map(({ label, value }, at) => ({
              id: `${label}-${at}`,
              label,
              value: <bdi>{value}</bdi>,
            }))}
          />
        </div>
      ))}
    </section>
  );
}
