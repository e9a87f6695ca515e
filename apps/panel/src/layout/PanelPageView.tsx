import { RemoteBoundary } from '@sigorta/federation/RemoteBoundary.tsx';
import { atNextTry } from '@sigorta/i18n/fetched-once';
import { Link, useLocation, useTexts } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { type FailedProps, later } from '@sigorta/ui-kit/later/later.tsx';
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { PageId } from '../app/page-id.tsx';
import { findPanelPage, type PanelPage, panelPages } from '../app/panel-pages.ts';
import { useStaffState } from '../app/staff-context.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

/** In place of a page that did not come: it is asked for again at a press, and by itself when the line is back. */
function PageNotCome({ again }: FailedProps) {
  const onLine = useEffectEvent(again);
  useEffect(() => atNextTry(onLine, ['online']), []);
  return <Failure code="offline" again={again} level={1} />;
}

/** One that came and cannot be drawn only a new document helps. */
const guarded = (Page: ComponentType) => () => (
  <RemoteBoundary
    failed={() => <Failure code="internal-error" again={() => location.reload()} level={1} />}
    onError={() => undefined}
  >
    <Page />
  </RemoteBoundary>
);

const made = new Map<string, ComponentType>();

/** the same component every time, or a page would start anew on each drawing */
const componentOf = ({ path, load }: PanelPage): ComponentType => {
  const known = made.get(path);
  if (known) return known;
  const page = later(async () => guarded(await load()), PageNotCome);
  made.set(path, page);
  return page;
};

/** The page at the address. It is shown to everybody: what it may hold the gateway decides with each operation. */
export function PanelPageView({ pages = panelPages }: { pages?: readonly PanelPage[] }) {
  const t = useTexts('panel');
  const { pathname } = useLocation();
  const { state, answer, code, retry } = useStaffState();
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!answer) return <Loading />;
  const found = findPanelPage(pathname, pages);
  if (!found) {
    return (
      <EmptyState
        level={1}
        title={t('notFound.title')}
        actions={
          <Link to="/panel/dashboard" className={buttonClass()}>
            {t('notFound.action')}
          </Link>
        }
      />
    );
  }
  const Page = componentOf(found.page);
  return (
    <Suspense key={pathname} fallback={<Loading />}>
      <PageId value={found.id}>
        <Page />
      </PageId>
    </Suspense>
  );
}
