import { type MyData, myData } from '@sigorta/contracts/operations/my-data';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { saveFile } from '@sigorta/journey/load/save-file';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../use-account-texts.ts';
import { DataSheet } from './DataSheet.tsx';
import { DeleteData, type Deleted } from './DeleteData.tsx';
import styles from './Sections.module.css';

type Way = 'download' | 'print';

/** A copy of everything, and its deletion. */
export function MyDataSection({ onDeleted }: { onDeleted: (deleted: Deleted) => void }) {
  const t = useAccountTexts();
  const { state, act } = useAction(myData);
  const [wanted, setWanted] = useState<Way>('download');
  const [sheet, setSheet] = useState<MyData | null>(null);
  const get = async (way: Way): Promise<void> => {
    if (state === 'busy') return;
    setWanted(way);
    const data = await act({});
    if (data === null) return;
    if (way === 'print') setSheet(data);
    else saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), t('data.file'));
  };
  const isBusy = (way: Way): boolean => state === 'busy' && wanted === way;
  if (sheet) return <DataSheet data={sheet} onClose={() => setSheet(null)} />;
  return (
    <div className={styles.section}>
      <section className={styles.block}>
        <h2>{t('data.copy.title')}</h2>
        <p className={styles.lead}>{t('data.copy.text')}</p>
        <div className={styles.actions}>
          <Button
            variant="outline"
            icon="download"
            busy={isBusy('download')}
            onClick={() => void get('download')}
          >
            {t('data.download')}
          </Button>
          <Button variant="outline" icon="print" busy={isBusy('print')} onClick={() => void get('print')}>
            {t('data.print')}
          </Button>
        </div>
        {state === 'failed' && (
          <p role="alert" className={styles.bad}>
            {t('data.failed')}
          </p>
        )}
      </section>
      <DeleteData onDeleted={onDeleted} />
    </div>
  );
}
