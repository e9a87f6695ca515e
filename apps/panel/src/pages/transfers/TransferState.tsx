import type { TransferRow } from '@sigorta/contracts/panel/transfers';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useTransfersTexts } from './use-transfers-texts.ts';

const tones = {
  waiting: 'info',
  case: 'warn',
  confirmed: 'ok',
  expired: 'neutral',
  withdrawn: 'neutral',
  rejected: 'neutral',
} as const;

type TransferStateProps = Pick<TransferRow, 'state'> & Partial<Pick<TransferRow, 'verdict' | 'isAsked'>>;

/** Where a transfer stands: what a second person is asked about, what its money is, else its state. */
export function TransferState({ state, verdict, isAsked = false }: TransferStateProps) {
  const t = useTransfersTexts();
  return (
    <Badge tone={isAsked ? 'warn' : tones[state]}>
      {isAsked ? t('state.asked') : verdict ? t(`verdict.${verdict}`) : t(`state.${state}`)}
    </Badge>
  );
}
