import { useMemo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { qrPath } from './qr-path.ts';
import styles from './SaveDialog.module.css';

/** A link to scan with another device. */
export function QrCode({ text }: { text: string }) {
  const { t } = useWords();
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('save.qr')} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      <p>{t('save.qrHint')}</p>
    </div>
  );
}
