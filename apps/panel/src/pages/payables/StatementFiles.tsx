import type { RequestOf } from '@sigorta/contracts/operation';
import { payableFile, type payableStatement } from '@sigorta/contracts/panel/payables';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { saveFile } from '../../list/machine/save-file.ts';
import { useFileFailure } from '../../list/machine/use-file-failure.ts';
import styles from './Payables.module.css';
import { usePayablesTexts } from './use-payables-texts.ts';

const formats = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' } as const;
type Format = keyof typeof formats;

/** The statement as a file. */
export function StatementFiles({ request }: { request: RequestOf<typeof payableStatement> }) {
  const t = usePayablesTexts();
  const gateway = useGateway();
  const [state, setState] = useState<Format | 'idle' | 'failed'>('idle');
  const [failed, setFailed] = useState('');
  const failureOf = useFileFailure(t('files.failed'));
  const take = async (format: Format): Promise<void> => {
    setState(format);
    const { kind, partyId, currency, month } = request;
    try {
      const file = await gateway().download(payableFile, { ...request, format });
      saveFile(file, `${kind}-${partyId}-${currency}-${month}.${format}`);
      setState('idle');
    } catch (error) {
      setFailed(failureOf(error));
      setState('failed');
    }
  };
  return (
    <>
      <div className={styles.files}>
        {(Object.keys(formats) as Format[]).map((format) => (
          <Button key={format} variant="outline" busy={state === format} onClick={() => void take(format)}>
            {formats[format]}
          </Button>
        ))}
      </div>
      {state === 'failed' && <p role="alert">{failed}</p>}
    </>
  );
}
