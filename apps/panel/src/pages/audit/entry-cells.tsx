import type { AuditEntryRow } from '@sigorta/contracts/panel/audit';
import { Instant } from '../../list/cells/Instant.tsx';
import styles from './Audit.module.css';
import { useWordOr } from './use-audit-texts.ts';

/** When it was done, and which entry that is. */
export function EntryNumber({ at, number }: Pick<AuditEntryRow, 'at' | 'number'>) {
  return (
    <span className={styles.at}>
      <Instant at={at} />
      <span className={styles.id}>
        <bdi>#{number}</bdi>
      </span>
    </span>
  );
}

/** What it was done to. */
export function EntrySubject({ kind, id }: AuditEntryRow['subject']) {
  return (
    <span className={styles.subject}>
      <span>
        <LogWord of="kind" code={kind} />
      </span>
      <span className={styles.id}>
        <bdi>{id}</bdi>
      </span>
    </span>
  );
}

/** A code of the log in words; the code itself when nobody wrote one yet. */
export function LogWord({ of, code }: { of: 'action' | 'kind'; code: string }) {
  return useWordOr()(`${of}.${code}`, code);
}
