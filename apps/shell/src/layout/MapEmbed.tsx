import { mapOrigin } from '@sigorta/contracts/page-frames';
import { useBoot, useHydrated, useTexts } from '@sigorta/runtime/runtime';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { useState } from 'react';
import styles from './MapEmbed.module.css';
import { mapEmbedHref } from './map-href.ts';

interface MapEmbedProps {
  /** `41.01, 28.97` */
  point: string | null;
  /** what the map shows, for its name */
  place: string;
}

/** A map in the page, after a press and only where the document's policy allows it; else the link beside it is all. */
export function MapEmbed({ point, place }: MapEmbedProps) {
  const t = useTexts('shell');
  const { frames } = useBoot();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const href = mapEmbedHref(point);
  if (!hydrated || !href || !frames.includes(mapOrigin)) return null;
  if (!shown) {
    return (
      <TextButton className={styles.show} onClick={() => setShown(true)}>
        {t('map.show')}
      </TextButton>
    );
  }
  return (
    <iframe
      className={styles.map}
      src={href}
      title={t('map.frame', { place })}
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
