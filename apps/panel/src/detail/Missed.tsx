import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';

interface MissedProps {
  code: GatewayErrorCode | null;
  again: () => void;
  /** it is looked again */
  busy: boolean;
}

/** Says that a page shows what it did before, because it could not be looked at anew. Whoever tries again keeps the focus meanwhile. */
export function Missed({ code, again, busy }: MissedProps) {
  const t = useTexts('panel');
  const common = useTexts('common');
  const [wasBusy, setWasBusy] = useState(busy);
  const [times, setTimes] = useState(0);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (!busy) setTimes(times + 1);
  }
  return (
    <div role="status">
      {code && (
        <Notice
          tone="warn"
          /* words that are drawn anew are heard anew */
          title={<span key={times}>{t('stale.title')}</span>}
          actions={
            <Button variant="outline" icon="refresh" busy={busy} onClick={again}>
              {t('retry')}
            </Button>
          }
        >
          {common(`error.${code}`)} {t('stale.text')}
        </Notice>
      )}
    </div>
  );
}
