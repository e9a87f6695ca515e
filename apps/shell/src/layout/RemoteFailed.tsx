import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { RemoteFailure } from '@sigorta/federation/remote-error';

interface RemoteFailedProps {
  product: CatalogueCard;
  failure: RemoteFailure;
  retry: () => void;
}

export function RemoteFailed({ product, failure, retry }: RemoteFailedProps) {
  return (
    <section data-failure={failure}>
      <h1>{product.name}</h1>
      <button type="button" onClick={retry}>
        Yeniden dene
      </button>
    </section>
  );
}
