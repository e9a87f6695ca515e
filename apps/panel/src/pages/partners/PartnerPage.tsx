import { partnerRead } from '@sigorta/contracts/panel/partners';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { usePageId } from '../../app/page-id.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PartnerEditor } from './PartnerEditor.tsx';

/** One partner: all its settings. */
export function PartnerPage() {
  const id = usePageId();
  const { state, answer, code, retry } = useQuery(partnerRead, { id });
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!answer) return <Loading />;
  const { partner, categories } = answer;
  return <PartnerEditor key={partner.revision} saved={partner} categories={categories} again={retry} />;
}
