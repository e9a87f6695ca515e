import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { RemoteFailure } from '@sigorta/federation/remote-error';
import { lazy, Suspense } from 'react';
import { LineLost } from './LineLost.tsx';
import { useLineLost } from './use-line-lost.ts';

export interface RemoteFailedProps {
  product: CatalogueCard;
  /** which of its pages */
  page: ProductPage;
  failure: RemoteFailure;
  retry: () => void;
}

/** Fetched while there is a line, behind everything else: nobody's page is expected to fail. */
export const fetchRemoteGone = () => import('./RemoteGone.tsx');

/* a file of the shell like any other: where it does not come either it is the line that is lost */
const RemoteGone = lazy(() =>
  fetchRemoteGone().then(
    ({ RemoteGone: Gone }) => ({ default: Gone }),
    () => ({ default: ({ retry }: RemoteFailedProps) => <LineLost retry={retry} /> }),
  ),
);

/** A product's page did not come: for want of a line, or because its remote is not there. */
export function RemoteFailed(props: RemoteFailedProps) {
  if (useLineLost()) return <LineLost retry={props.retry} />;
  return (
    <Suspense fallback={null}>
      <RemoteGone {...props} />
    </Suspense>
  );
}
