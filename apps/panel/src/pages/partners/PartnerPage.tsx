import { partnerRead } from '@sigorta/contracts/panel/partners';
import { usePageId } from '../../app/page-id.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PartnerEditor } from './PartnerEditor.tsx';

/** One partner: all its settings. */
export function PartnerPage() {
  const id = usePageId();
  const { state, again } = useAnswer(partnerRead, { id });
  if (state.at === 'failed') return <Failure code={state.code} again={again} level={1} />;
  if (!state.answer) return <Loading />;
  const { partner, categories } = state.answer;
  return <PartnerEditor key={partner.revision} saved={partner} categories={categories} again={again} />;
}
