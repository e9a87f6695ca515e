import type { AuditEntryRow } from '@sigorta/contracts/panel/audit';
import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Instant } from '../../list/cells/Instant.tsx';
import styles from './Audit.module.css';
import { useWordOr } from './use-audit-texts.ts';
import { useSubjectLink } from './use-subject-link.ts';

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

/** The number of what it was done to; a link where the reader may look at it. */
export function SubjectId({ subject }: { subject: AuditEntryRow['subject'] }) {
  const to = useSubjectLink()(subject);
  const id = <bdi dir="ltr">{subject.id}</bdi>;
  if (to === null) return <span className={styles.id}>{id}</span>;
  return (
    <Link to={to} className={cx(textLinkClass(), styles.id)}>
      {id}
    </Link>
  );
}

/** What it was done to. */
export function EntrySubject(subject: AuditEntryRow['subject']) {
  return (
    <span className={styles.subject}>
      <span>
        <LogWord of="kind" code={subject.kind} />
      </span>
      <SubjectId subject={subject} />
    </span>
  );
}

/** A code of the log in words; the code itself when nobody wrote one yet. */
export function LogWord({ of, code }: { of: 'action' | 'kind'; code: string }) {
  return useWordOr()(`${of}.${code}`, code);
}
