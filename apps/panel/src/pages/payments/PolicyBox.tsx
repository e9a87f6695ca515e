import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { OpenDocument } from './OpenDocument.tsx';
import type { Payment } from './payment.ts';

/** The policy, and the papers for who may read what they say of persons. */
export function PolicyBox({ payment }: { payment: Payment }) {
  const t = useListTexts();
  const may = useMay();
  const { policy, insurer, documents, orderId } = payment;
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
        {may('personal-data:reveal') && documents.length > 0 && (
          <div className={styles.bar}>
            {documents.map((kind) => (
              <OpenDocument key={kind} orderId={orderId} kind={kind} />
            ))}
          </div>
        )}
      </div>
    </Box>
  );
}
