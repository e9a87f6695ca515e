import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';

interface MissedProps {
  code: GatewayErrorCode | null;
  again: () => void;
}

/** Says that a page shows what it did before, because it could not be looked at anew. */
export function Missed({ code, again }: MissedProps) {
  const t = useTexts('panel');
  const common = useTexts('common');
  return (
    <div role="status">
      {code && (
        <Notice
          tone="warn"
          title={t('stale.title')}
          actions={
            <Button variant="outline" icon="refresh" onClick={again}>
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
