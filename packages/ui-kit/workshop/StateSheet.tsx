import type { ReactNode } from 'react';
import styles from './workshop.module.css';

/** One part in all its states, each under the state's name. */
export function StateSheet({ states }: { states: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className={styles.sheet}>
      {Object.entries(states).map(([state, part]) => (
        <figure key={state}>
          <figcaption dir="ltr" lang="en">
            {state}
          </figcaption>
          {part}
        </figure>
      ))}
    </div>
  );
}
