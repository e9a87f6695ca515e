import { listExport, mostExported } from '@sigorta/contracts/panel/list-export';
import type { ListName } from '@sigorta/contracts/panel/saved-views';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Popover } from '@sigorta/ui-kit/dialog/Popover.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useListTexts } from '../use-list-texts.ts';
import styles from './ListTools.module.css';
import { saveFile } from './save-file.ts';
import { useFileFailure } from './use-file-failure.ts';

type Format = 'csv' | 'xlsx';

interface ExportButtonProps {
  name: ListName;
  /** what the list on the screen asked for */
  request: Record<string, unknown>;
}

/** The list on the screen as a file. */
export function ExportButton({ name, request }: ExportButtonProps) {
  const t = useListTexts();
  const gateway = useGateway();
  const failureOf = useFileFailure(t('export.failed'));
  const [state, setState] = useState<Format | 'idle' | 'failed'>('idle');
  const [failed, setFailed] = useState('');
  if (!useMay()('lists:export')) return null;
  const take = async (format: Format): Promise<void> => {
    setState(format);
    const { page: _, ...filters } = request;
    try {
      const file = await gateway().download(listExport, { list: name, format, filters });
      saveFile(file, `${name}.${format}`);
      setState('idle');
    } catch (error) {
      setFailed(failureOf(error));
      setState('failed');
    }
  };
  return (
    <Popover label={t('export.button')} icon="download" align="end" size="s">
      <div className={styles.panel}>
        <p className={styles.text}>{t('export.text', { count: mostExported })}</p>
        <div className={styles.buttons}>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button key={format} variant="outline" busy={state === format} onClick={() => void take(format)}>
              {format === 'xlsx' ? 'Excel' : 'CSV'}
            </Button>
          ))}
        </div>
        {state === 'failed' && <p role="alert">{failed}</p>}
      </div>
    </Popover>
  );
}
