import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qr-path.ts';

/** A text to scan with another device, mostly a link; `label` says what the code leads to. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
