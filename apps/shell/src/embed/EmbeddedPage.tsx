import type { Embed } from '@sigorta/contracts/embed';
import type { PageLoader } from '@sigorta/federation/page-loader';
import { RemoteSlot } from '@sigorta/federation/RemoteSlot.tsx';
import { useEveryProduct, useLanguage } from '@sigorta/runtime/runtime';
import { useEffect, useRef } from 'react';
import { drawnAfterAll } from '../layout/again.ts';
import { PageLoading } from '../layout/PageLoading.tsx';
import styles from './EmbeddedPage.module.css';
import { EmbedFailed } from './EmbedFailed.tsx';
import { tellHeight } from './tell-height.ts';

interface EmbeddedPageProps {
  loader: PageLoader;
  embed: Embed;
}

/** The first questions of one product and nothing around them, for a frame on a partner's page. */
export function EmbeddedPage({ loader, embed }: EmbeddedPageProps) {
  const language = useLanguage();
  const product = useEveryProduct().find(({ id }) => id === embed.product);
  const contents = useRef<HTMLDivElement>(null);
  useEffect(
    () => (contents.current ? tellHeight(contents.current, embed.origins) : undefined),
    [embed.origins],
  );
  if (!product) return null;
  return (
    <div id="main" tabIndex={-1} ref={contents} className={styles.page}>
      <RemoteSlot
        loader={loader}
        address={{ family: product.family, product: product.id, page: 'form', embedded: true, language }}
        loading={<PageLoading />}
        draw={drawnAfterAll}
        failed={({ retry }) => <EmbedFailed product={product} retry={retry} />}
      />
    </div>
  );
}
