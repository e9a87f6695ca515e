import { partnerRead } from '@sigorta/contracts/panel/partners';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useState } from 'react';
import { usePageId } from '../../app/page-id.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { firstSnippet } from './EmbedSnippet.tsx';
import { PartnerEditor } from './PartnerEditor.tsx';
import { firstSection } from './setting-sections.ts';

/** One partner: all its settings. */
export function PartnerPage() {
  const id = usePageId();
  const { state, answer, code, retry } = useQuery(partnerRead, { id });
  const [section, setSection] = useState<string>(firstSection);
  const [snippet, setSnippet] = useState(firstSnippet);
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!answer) return <Loading />;
  const { partner, categories } = answer;
  return (
    <PartnerEditor
      key={partner.revision}
      saved={partner}
      categories={categories}
      again={retry}
      section={section}
      onSection={setSection}
      snippet={snippet}
      onSnippet={setSnippet}
    />
  );
}
