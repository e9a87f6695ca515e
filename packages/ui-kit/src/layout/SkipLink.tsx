import { useUiText } from '../text/ui-texts.tsx';
import styles from './SkipLink.module.css';

/** First stop of the Tab key; `target` is the id of `<main>`, which needs `tabIndex={-1}`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const text = useUiText();
  return (
    <a className={styles.link} href={`#${target}`}>
      {text('kit.skipToContent')}
    </a>
  );
}
