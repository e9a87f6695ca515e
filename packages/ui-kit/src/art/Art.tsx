import { cx } from '../class-names.ts';
import styles from './Art.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { EmptyDrawing } from './generated/EmptyDrawing.tsx';
import { ErrorDrawing } from './generated/ErrorDrawing.tsx';
import { LoadingDrawing } from './generated/LoadingDrawing.tsx';
import { NotFoundDrawing } from './generated/NotFoundDrawing.tsx';
import { OfflineDrawing } from './generated/OfflineDrawing.tsx';
import { SuccessDrawing } from './generated/SuccessDrawing.tsx';

const drawings = {
  empty: EmptyDrawing,
  error: ErrorDrawing,
  loading: LoadingDrawing,
  'not-found': NotFoundDrawing,
  'offline-remote': OfflineDrawing,
  success: SuccessDrawing,
} as const;

export type ArtName = keyof typeof drawings;

/** A state's scene; it faces along the line of reading, save the one with a tick in it. Inline, so that it is there with the words. Product scenes are files: `/art/products/<id>.svg`. */
export function Art({ name, label, className }: DrawingProps & { name: ArtName }) {
  const Drawing = drawings[name];
  return <Drawing label={label} className={cx(styles.art, name !== 'success' && styles.facing, className)} />;
}
