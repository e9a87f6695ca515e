import { useBrand, useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** one line about what stands here */
  text?: ReactNode | undefined;
  /** buttons at the end of the line */
  actions?: ReactNode | undefined;
}

/** Names the page and the document. The one h1. */
export function PageHead({ title, text, actions }: PageHeadProps) {
  const t = useTexts('panel');
  const { name } = useBrand();
  useDocumentHead({ title: t('title', { page: title, brand: name }) });
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
