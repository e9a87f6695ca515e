import { staffDocument } from '@sigorta/contracts/panel/payments';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

/** The policy and the papers; opening one is written down. */
export function PolicyBox({ payment }: { payment: Payment }) {
  const t = useListTexts();
  const common = useTexts('common');
  const may = useMay();
  const { state, code, act } = useAction(staffDocument);
  const { policy, insurer, documents, orderId } = payment;
  const open = async (kind: 'policy' | 'receipt'): Promise<void> => {
    const answer = await act({ orderId, kind });
    if (answer) location.assign(answer.url);
  };
  return (
    <Box title={t('payments.policy')} aside={policy && <StateBadge of="policy" state={policy.state} />}>
      <div className={styles.form}>
        {!policy && <p className={styles.quiet}>{t('payments.policy.none')}</p>}
        {policy && (
          <KeyValue
            lines
            rows={[
              ...(insurer ? [{ label: t('col.insurer'), value: <bdi>{insurer.name}</bdi> }] : []),
              { label: t('col.policyNo'), value: <bdi dir="ltr">{policy.policyNo ?? '–'}</bdi> },
              ...(policy.cover ? [{ label: t('col.ends'), value: <Day at={policy.cover.lastDay} /> }] : []),
            ]}
          />
        )}
        {may('policies:view') && documents.length > 0 && (
          <div className={styles.bar}>
            {documents.map((kind) => (
              <Button
                key={kind}
                variant="outline"
                icon="download"
                busy={state === 'busy'}
                onClick={() => void open(kind)}
              >
                {t(`payments.document.${kind}`)}
              </Button>
            ))}
          </div>
        )}
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {common(`error.${code}`)}
          </Notice>
        )}
      </div>
    </Box>
  );
}
