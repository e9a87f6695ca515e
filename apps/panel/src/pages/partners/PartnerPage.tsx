import { partnerRead } from '@sigorta/contracts/panel/partners';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useState } from 'react';
import { usePageId } from '../../app/page-id.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { firstSnippet } from './EmbedSnippet.tsx';
import { PartnerEditor } from './PartnerEditor.tsx';
import { type Draft, rebased } from './setting-changes.ts';
import { firstSection } from './setting-sections.ts';

/** Settings as they were read, and with what was typed. */
interface Kept {
  before: Draft;
  mine: Draft;
}

/** One partner: all its settings. */
export function PartnerPage() {
  const id = usePageId();
  const { state, answer, code, retry, replace } = useQuery(partnerRead, { id });
  const [section, setSection] = useState<string>(firstSection);
  const [snippet, setSnippet] = useState(firstSnippet);
  /* what was typed outlives settings that a colleague saved meanwhile, and a read that fails */
  const [kept, setKept] = useState<Kept | null>(null);
  const [told, setTold] = useState<'asked' | 'meanwhile' | null>(null);
  const [saves, setSaves] = useState(0);
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!answer) return <Loading />;
  const { partner, categories } = answer;
  return (
    <PartnerEditor
      key={`${partner.revision} ${saves}`}
      saved={partner}
      begun={kept ? rebased(kept.before, kept.mine, partner) : partner}
      categories={categories}
      told={told}
      onSaved={(saved, isAsked) => {
        setKept(null);
        setTold(isAsked ? 'asked' : null);
        setSaves(saves + 1);
        replace({ partner: saved, categories });
      }}
      onMeanwhile={(mine) => {
        setKept({ before: partner, mine });
        setTold('meanwhile');
        retry();
      }}
      section={section}
      onSection={setSection}
      snippet={snippet}
      onSnippet={setSnippet}
    />
  );
}
