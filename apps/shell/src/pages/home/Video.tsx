import { videoOrigin } from '@sigorta/contracts/page-frames';
import { useBoot, useHydrated, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useState } from 'react';
import { VideoPoster } from './VideoPoster.tsx';
import styles from './Videos.module.css';
import { videoHref, watchHref } from './video-href.ts';

interface VideoProps {
  id: string;
  label: string;
}

/**
 * A poster of our own until it is pressed; then the player in a frame that may do little. Where the document's policy
 * allows no frame (one came here from another page without loading anew), the poster opens the video elsewhere.
 */
export function Video({ id, label }: VideoProps) {
  const t = useTexts('shell');
  const language = useLanguage();
  const { frames } = useBoot();
  const canPlay = useHydrated() && frames.includes(videoOrigin);
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        // Whoever pressed the poster is now at the player.
        ref={(frame) => frame?.focus()}
        className={styles.player}
        src={videoHref(id, language)}
        title={t('home.videos.frame', { label })}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (!canPlay) {
    return (
      <a className={styles.poster} href={watchHref(id)} target="_blank" rel="noopener noreferrer">
        <VideoPoster />
        <span className={styles.play}>
          <Icon name="external" />
          {t('home.videos.open')}
          <VisuallyHidden>
            : {label}, {t('footer.newWindow')}
          </VisuallyHidden>
        </span>
      </a>
    );
  }
  return (
    <button type="button" className={styles.poster} onClick={() => setPlaying(true)}>
      <VideoPoster />
      <span className={styles.play}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
        </svg>
        {t('home.videos.play')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </span>
    </button>
  );
}
