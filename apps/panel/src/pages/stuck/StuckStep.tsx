import { stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import { Link, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { useMay } from '../../app/staff-context.tsx';
import { useDeed } from '../../app/use-answer.ts';
import { useListTexts } from '../../lists/use-list-texts.ts';
import { ByHand } from './ByHand.tsx';
import type { StuckCase } from './StuckTable.tsx';

/** Where a person decides: the purchase, the transfers, the cancellations. */
const placeOf = ({ kind, orderId }: StuckCase): string | null => {
  if (kind === 'transfer') return '/panel/havaleler';
  if (kind === 'cancellation') return '/panel/iptaller';
  return orderId === null ? null : `/panel/odemeler/${orderId}`;
};

/** The one next step of a case: done here, or at its place. */
export function StuckStep({ row, again }: { row: StuckCase; again: () => void }) {
  const t = useListTexts();
  const mayWork = useMay()('stuck-cases:work');
  const place = placeOf(row);
  if (mayWork && row.kind === 'refund-manual') return <ByHand id={row.id} again={again} />;
  if (
    mayWork &&
    (row.kind === 'policy-slow' || row.kind === 'charge-unknown' || row.kind === 'refund-unknown')
  )
    return <Step asked={{ action: 'ask-again', kind: row.kind, id: row.id }} again={again} />;
  if (mayWork && row.kind === 'mail-failed')
    return <Step asked={{ action: 'resend', kind: row.kind, id: row.id }} again={again} />;
  if (place === null) return '–';
  return (
    <Link to={place} className={buttonClass({ variant: 'outline', size: 's' })}>
      {t('action.decide')}
    </Link>
  );
}

interface StepProps {
  asked: Parameters<ReturnType<typeof useDeed<typeof stuckWork>>['act']>[0];
  again: () => void;
}

function Step({ asked, again }: StepProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const { state, act } = useDeed(stuckWork);
  return (
    <span>
      <Button
        variant="outline"
        size="s"
        busy={state.at === 'busy'}
        onClick={() => void act(asked).then((done) => done && again())}
      >
        {t(`action.${asked.action}`)}
      </Button>
      {state.at === 'done' && <span role="status"> {t('action.done')}</span>}
      {state.at === 'failed' && <span role="alert"> {common(`error.${state.code}`)}</span>}
    </span>
  );
}
