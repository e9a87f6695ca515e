import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { PageLoader } from '@sigorta/federation/page-loader';
import { RemoteSlot } from '@sigorta/federation/RemoteSlot.tsx';
import { useLanguage } from '@sigorta/runtime/runtime';
import { drawnAfterAll } from '../layout/again.ts';
import { PageLoading } from '../layout/PageLoading.tsx';
import { RemoteFailed } from '../layout/RemoteFailed.tsx';

interface RemotePageProps {
  loader: PageLoader;
  product: CatalogueCard;
  page: ProductPage;
}

/** A product's page, from the remote of its family. */
export function RemotePage({ loader, product, page }: RemotePageProps) {
  const language = useLanguage();
  return (
    <RemoteSlot
      key={`${product.id}/${page}`}
      loader={loader}
      address={{ family: product.family, product: product.id, page, language }}
      loading={<PageLoading />}
      draw={drawnAfterAll}
      failed={(view) => <RemoteFailed product={product} page={page} {...view} />}
    />
  );
}
