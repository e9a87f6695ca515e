import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { RemoteFailure } from '@sigorta/federation/remote-error';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { type RefObject, Suspense } from 'react';
import { LineLost } from './LineLost.tsx';
import { PageLoading } from './PageLoading.tsx';
import { useLineLost } from './use-line-lost.ts';

export interface RemoteFailedProps {
  product: CatalogueCard;
  /** which of its pages */
  page: ProductPage;
  failure: RemoteFailure;
  retry: () => void;
  /** told when somebody fills in what stands here instead */
  inUse: RefObject<boolean>;
}

/* a file of the shell like any other: where it does not come either it is the line that is lost */
const RemoteGone = later(
  async () => (await import('./RemoteGone.tsx')).RemoteGone,
  ({ retry }: RemoteFailedProps) => <LineLost retry={retry} />,
);

/** While there is a line, behind everything else: nobody's page is expected to fail. */
export const fetchRemoteGone = RemoteGone.ahead;

/** A product's page did not come: for want of a line, or because its remote is not there. */
export function RemoteFailed(props: RemoteFailedProps) {
  if (useLineLost()) return <LineLost retry={props.retry} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <RemoteGone {...props} />
    </Suspense>
  );
}
