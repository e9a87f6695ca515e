import type { DeliveryState } from '@sigorta/contracts/deliveries';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Box } from '../../layout/Box.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

const tones: Record<DeliveryState, 'info' | 'ok' | 'bad'> = {
  queued: 'info',
  sent: 'info',
  delivered: 'ok',
  opened: 'ok',
  failed: 'bad',
  'bounced-passing': 'bad',
  'bounced-permanent': 'bad',
};

/** What was sent to the buyer and how far it came. */
export function Deliveries({ deliveries }: Pick<Payment, 'deliveries'>) {
  const t = useListTexts();
  if (deliveries.length === 0) return null;
  return (
    <Box title={t('delivery.title')}>
      <KeyValue
        lines
        rows={deliveries.map(({ channel, purpose, state, isToOldAddress, at }, number) => ({
          id: String(number),
          label: `${t(`delivery.channel.${channel}`)}: ${t(`delivery.purpose.${purpose}`)}`,
          value: (
            <>
              <Badge tone={tones[state]}>{t(`delivery.state.${state}`)}</Badge>{' '}
              {isToOldAddress && `(${t('delivery.old')}) `}
              <Instant at={at} />
            </>
          ),
        }))}
      />
    </Box>
  );
}
