import { useUiText } from '../text/ui-texts.tsx';
import styles from './ListFailure.module.css';

interface ListFailureProps {
  id: string;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** A list that could not be had says so at its place and offers the retry. */
export function ListFailure({ id, message, onRetry }: ListFailureProps) {
  const text = useUiText();
  return (
    <div className={styles.row} role="alert" id={`${id}-error`}>
      <span>{message ?? text('kit.listFailed')}</span>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {text('kit.retry')}
        </button>
      )}
    </div>
  );
}
