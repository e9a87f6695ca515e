import type { Operation, RequestOf } from '@sigorta/contracts/operation';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import { personInviteAgain } from '@sigorta/contracts/panel/staff-people';
import { stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Link, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { useMay } from '../../app/staff-context.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { CloseDifference } from './CloseDifference.tsx';
import type { StuckCase } from './StuckTable.tsx';

/** Where a person decides: the purchase, the transfers, the cancellations. */
const placeOf = ({ kind, id, orderId, detail }: StuckCase): string | null => {
  /* found by its reference */
  if (kind === 'transfer' || kind === 'transfer-stuck')
    return `/panel/havaleler?ara=${encodeURIComponent(detail ?? '')}`;
  if (kind === 'end-stuck' || kind === 'end-refused') return `/panel/iptaller/${id}`;
  if (kind === 'data-request') return '/panel/veri-talepleri';
  if (kind === 'proposal') return `/panel/onaylar/${id}`;
  return orderId === null ? null : `/panel/odemeler/${orderId}`;
};

/** Who decides there; others only look. */
const deciding: Partial<Record<StuckCase['kind'], Permission>> = {
  'no-policy': 'refunds:ask',
  'policy-strange': 'cancellations:work',
  'refund-held': 'transfers:confirm',
  proposal: 'proposals:decide',
  transfer: 'transfers:confirm',
  'transfer-stuck': 'transfers:confirm',
  'end-stuck': 'cancellations:work',
  'end-refused': 'cancellations:work',
  'data-request': 'data-requests:work',
};

/** What is done here at one press; null: somewhere else, or with a word. */
function workOf({ kind, id }: StuckCase): Exclude<RequestOf<typeof stuckWork>, { action: 'close' }> | null {
  switch (kind) {
    case 'policy-slow':
    case 'charge-unknown':
    case 'refund-unknown':
    case 'end-unknown':
    case 'papers-late':
      return { action: 'ask-again', kind, id };
    case 'mail-failed':
    case 'job-failed':
      return { action: 'resend', kind, id };
    case 'alarm':
    case 'paper-wrong':
    case 'not-delivered':
      return { action: 'acknowledge', kind, id };
    default:
      return null;
  }
}

/** The one next step of a case: done here, or at its place. */
export function StuckStep({ row, again }: { row: StuckCase; again: () => void }) {
  const t = useListTexts();
  const language = useLanguage();
  const may = useMay();
  const { kind, id } = row;
  const place = placeOf(row);
  if (kind === 'invitation') {
    const label = t('action.invite-again');
    return <Step operation={personInviteAgain} request={{ id, language }} label={label} again={again} />;
  }
  const step = workOf(row);
  if (step !== null && may('stuck-cases:work')) {
    const label = t(`action.${step.action}`);
    return <Step operation={stuckWork} request={step} label={label} again={again} />;
  }
  if (kind === 'difference' && row.mayClose) return <CloseDifference id={id} place={place} again={again} />;
  if (place === null) return '–';
  const mayDecide = kind !== 'difference' && may(deciding[kind] ?? 'stuck-cases:work');
  return (
    <Link to={place} className={buttonClass({ variant: 'outline', size: 's' })}>
      {t(!mayDecide ? 'action.see' : kind === 'refund-held' ? 'action.close-refund' : 'action.decide')}
    </Link>
  );
}

interface StepProps<O extends Operation> {
  operation: O;
  request: RequestOf<O>;
  label: string;
  again: () => void;
}

function Step<O extends Operation>({ operation, request, label, again }: StepProps<O>) {
  const t = useListTexts();
  const common = useTexts('common');
  const { state, code, act } = useAction(operation);
  return (
    <span>
      <Button
        variant="outline"
        size="s"
        busy={state === 'busy'}
        onClick={() => void act(request).then((done) => done && again())}
      >
        {label}
      </Button>
      {state === 'done' && <span role="status"> {t('action.done')}</span>}
      {state === 'failed' && (
        <span role="alert"> {code === 'not-found' ? t('stuck.gone') : common(`error.${code}`)}</span>
      )}
    </span>
  );
}
