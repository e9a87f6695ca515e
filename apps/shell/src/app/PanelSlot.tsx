import type { PageLoader } from '@sigorta/federation/page-loader';
import { RemoteSlot } from '@sigorta/federation/RemoteSlot.tsx';
import { useLanguage } from '@sigorta/runtime/runtime';
import { drawnAfterAll } from '../layout/again.ts';
import { PageFailed } from '../layout/PageFailed.tsx';
import { PageLoading } from '../layout/PageLoading.tsx';

/** The staff panel: one remote for all its addresses, which it tells apart itself. */
export function PanelSlot({ loader }: { loader: PageLoader }) {
  const language = useLanguage();
  return (
    <RemoteSlot
      loader={loader}
      address={{ family: 'panel', product: 'panel', page: 'panel', language }}
      loading={<PageLoading />}
      draw={drawnAfterAll}
      failed={({ retry, failure }) => <PageFailed retry={retry} isLate={failure === 'timeout'} />}
    />
  );
}
