import type { AnswerOf } from '@sigorta/contracts/operation';
import { panelCancellation } from '@sigorta/contracts/panel/cancellations';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { usePageId } from '../../app/page-id.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { BackLink } from '../../detail/BackLink.tsx';
import { Missed } from '../../detail/Missed.tsx';
import { useLasting } from '../../detail/use-lasting.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Proposals } from '../proposals/Proposals.tsx';
import { Actions } from './Actions.tsx';
import { NoticeBoxes } from './NoticeBoxes.tsx';
import { stateTone } from './state-tone.ts';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

export type Notice = AnswerOf<typeof panelCancellation>;

/** One notice: what was asked, its deadlines, the insurer's answer, and what a person can do. */
export function CancellationPage() {
  const t = useCancellationsTexts();
  const id = usePageId();
  const { state, answer, code, retry, missed } = useLasting(useQuery(panelCancellation, { id }), id);
  const mayWork = useMay()('cancellations:work');
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  const notice = answer;
  if (!notice) return <Loading />;
  /* the policy is cancelled; its money is sent by hand, at the purchase */
  const waitsForMoney = notice.state === 'manual' && notice.actions.length === 0;
  return (
    <>
      <BackLink to="/panel/iptaller" />
      <Missed code={missed} again={retry} busy={state === 'loading'} />
      <PageHead
        title={notice.policyNumber}
        text={
          <Badge
            tone={stateTone(notice.state)}
          >{`${t(`kind.${notice.kind}`)}: ${t(`state.${notice.state}`)}`}</Badge>
        }
        actions={
          <>
            {mayWork && notice.actions.length > 0 && <Actions notice={notice} again={retry} />}
            {waitsForMoney && (
              <Link to={`/panel/odemeler/${notice.orderId}`} className={buttonClass({ variant: 'outline' })}>
                {t('order.refund')}
              </Link>
            )}
          </>
        }
      />
      <Proposals proposals={notice.proposals} again={retry} />
      <NoticeBoxes notice={notice} />
    </>
  );
}
