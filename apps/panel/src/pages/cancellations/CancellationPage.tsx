import type { AnswerOf } from '@sigorta/contracts/operation';
import { panelCancellation } from '@sigorta/contracts/panel/cancellations';
import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Stack } from '@sigorta/ui-kit/layout/Page.tsx';
import { usePageId } from '../../app/page-id.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Deeds } from './Deeds.tsx';
import { NoticeBoxes } from './NoticeBoxes.tsx';
import { stateTone } from './state-tone.ts';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

export type Notice = AnswerOf<typeof panelCancellation>;

/** One notice: what was asked, its deadlines, the insurer's answer, and what a person can do. */
export function CancellationPage() {
  const t = useCancellationsTexts();
  const id = usePageId();
  const { state, again } = useAnswer(panelCancellation, { id });
  const mayWork = useMay()('cancellations:work');
  if (state.at === 'failed') return <Failure code={state.code} again={again} level={1} />;
  const notice = state.answer;
  if (!notice) return <Loading />;
  return (
    <Stack gap={4}>
      <Link to="/panel/iptaller" className={textLinkClass(true)}>
        {t('back')}
      </Link>
      <PageHead
        title={notice.policyNumber}
        text={
          <Badge
            tone={stateTone(notice.state)}
          >{`${t(`kind.${notice.kind}`)}: ${t(`state.${notice.state}`)}`}</Badge>
        }
        actions={mayWork && notice.deeds.length > 0 && <Deeds notice={notice} again={again} />}
      />
      <NoticeBoxes notice={notice} />
    </Stack>
  );
}
