import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import { KeyValue, type KeyValueRow } from './KeyValue.tsx';
import styles from './Ticket.module.css';

interface TicketProps {
  title: ReactNode;
  /** above the tear, under the title; e.g. `TicketLeg` or a `Price` */
  top?: ReactNode | undefined;
  rows?: readonly KeyValueRow[] | undefined;
  /** small print at the foot */
  note?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** stays in view beside a long form */
  sticky?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

/** The summary beside a form: a ticket that fills as one answers. */
export function Ticket({ title, top, rows, note, children, sticky = false, label, className }: TicketProps) {
  return (
    <aside className={cx(styles.ticket, sticky && styles.sticky, className)} aria-label={label}>
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        {top}
      </div>
      <div className={styles.tear} aria-hidden="true" />
      <div className={styles.body}>
        {rows && <KeyValue rows={rows} />}
        {children}
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </aside>
  );
}

interface End {
  label: ReactNode;
  value: ReactNode;
}

/** From here to there, in the ticket's head. */
export function TicketLeg({ from, to }: { from: End; to: End }) {
  return (
    <div className={styles.leg}>
      <div>
        <span className={styles.small}>{from.label}</span>
        <b className={styles.big}>{from.value}</b>
      </div>
      <Icon name="arrow" className={styles.arrow} />
      <div className={styles.to}>
        <span className={styles.small}>{to.label}</span>
        <b className={styles.big}>{to.value}</b>
      </div>
    </div>
  );
}
