import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';
import { RefundDecision } from './RefundDecision.tsx';

const tones = { ASKED: 'warn', APPROVED: 'ok', REJECTED: 'neutral' } as const;

/** Who wanted money given back, and what was said to it. */
export function RefundAsks({ asks, again }: { asks: Payment['asks']; again: () => void }) {
  const t = useListTexts();
  return (
    <Box title={t('refund.asks')}>
      <ul className={styles.lines}>
        {asks.map((ask) => (
          <li key={ask.id}>
            <div className={styles.bar}>
              <b>
                <Amount money={ask.amount} />
              </b>
              <Badge tone={tones[ask.state]}>{t(`ask.${ask.state}`)}</Badge>
            </div>
            <p className={styles.message} dir="auto">
              {ask.reason}
            </p>
            <span className={styles.quiet}>
              {t('refund.by', { name: ask.askedBy })} · <Instant at={ask.askedAt} />
            </span>
            {ask.decidedBy && ask.decidedAt && (
              <>
                <p className={styles.message} dir="auto">
                  {ask.note}
                </p>
                <span className={styles.quiet}>
                  {t('refund.decidedBy', { name: ask.decidedBy })} · <Instant at={ask.decidedAt} />
                </span>
              </>
            )}
            {ask.state === 'ASKED' && <RefundDecision ask={ask} again={again} />}
          </li>
        ))}
      </ul>
    </Box>
  );
}
