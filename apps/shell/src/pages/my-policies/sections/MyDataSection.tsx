import type { MyData } from '@sigorta/contracts/operations/my-data';
import { fetchMyData } from '@sigorta/gateway-client/fetch-my-data';
import { saveFile } from '@sigorta/journey/load/save-file';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../use-account-texts.ts';
import { useGateway } from '../use-my-policies.ts';
import { DataSheet } from './DataSheet.tsx';
import { DeleteData, type Deleted } from './DeleteData.tsx';
import styles from './Sections.module.css';

type Way = 'download' | 'print';

/** A copy of everything, and its deletion. */
export function MyDataSection({ onDeleted }: { onDeleted: (deleted: Deleted) => void }) {
  const t = useAccountTexts();
  const gateway = useGateway();
  const [busy, setBusy] = useState<Way | null>(null);
  const [failed, setFailed] = useState(false);
  const [sheet, setSheet] = useState<MyData | null>(null);
  const get = async (way: Way): Promise<void> => {
    if (busy) return;
    setBusy(way);
    setFailed(false);
    try {
      const data = await fetchMyData(gateway());
      if (way === 'print') setSheet(data);
      else saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), t('data.file'));
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };
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
            busy={busy === 'download'}
            onClick={() => void get('download')}
          >
            {t('data.download')}
          </Button>
          <Button variant="outline" icon="print" busy={busy === 'print'} onClick={() => void get('print')}>
            {t('data.print')}
          </Button>
        </div>
        {failed && (
          <p role="alert" className={styles.bad}>
            {t('data.failed')}
          </p>
        )}
      </section>
      <DeleteData onDeleted={onDeleted} />
    </div>
  );
}
