import { RemoteBoundary } from '@sigorta/federation/RemoteBoundary.tsx';
import { Link, useLocation, useTexts } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { type ComponentType, lazy, Suspense } from 'react';
import { PageId } from '../app/page-id.tsx';
import { findPanelPage, type PanelPage } from '../app/panel-pages.ts';
import { useStaffState } from '../app/staff-context.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

const pages = new Map<string, ComponentType>();

/** the same component every time, or a page would start anew on each drawing */
const componentOf = ({ path, load }: PanelPage): ComponentType => {
  const known = pages.get(path);
  if (known) return known;
  const made = lazy(async () => ({ default: await load() }));
  pages.set(path, made);
  return made;
};

/** The page at the address. It is shown to everybody: what it may hold the gateway decides with each operation. */
export function PanelPageView() {
  const t = useTexts('panel');
  const { pathname } = useLocation();
  const { state, answer, code, retry } = useStaffState();
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!answer) return <Loading />;
  const found = findPanelPage(pathname);
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
    <RemoteBoundary
      key={pathname}
      failed={() => <Failure code="internal-error" again={() => location.reload()} level={1} />}
      onError={() => pages.delete(found.page.path)}
    >
      <Suspense fallback={<Loading />}>
        <PageId value={found.id}>
          <Page />
        </PageId>
      </Suspense>
    </RemoteBoundary>
  );
}
