import type { ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean | undefined;
}

/** Questions and answers on `<details>`: found by the browser's search, open without JavaScript. */
export function Accordion({
  items,
  name,
}: {
  items: readonly AccordionItem[] /** given, only one stays open */;
  name?: string | undefined;
}) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.title}>
            <span>{item.title}</span>
            <span className={styles.mark}>
              <Icon name="plus" className={styles.closed} />
              <Icon name="minus" className={styles.opened} />
            </span>
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
