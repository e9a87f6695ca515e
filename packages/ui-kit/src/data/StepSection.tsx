import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './StepSection.module.css';

interface StepSectionProps {
  number: number;
  /** `done` folds to its summary, `open` shows its children, `ahead` waits */
  state: 'done' | 'open' | 'ahead';
  title: ReactNode;
  /** under the title while open or ahead */
  hint?: ReactNode | undefined;
  /** one line of what was answered */
  summary?: ReactNode | undefined;
  onEdit?: (() => void) | undefined;
  /** beside the title while open, e.g. `2 / 3` */
  aside?: ReactNode | undefined;
  children?: ReactNode | undefined;
  id?: string | undefined;
}

/** One of a form's steps: numbered, folding to a line when done. */
export function StepSection({
  number,
  state,
  title,
  hint,
  summary,
  onEdit,
  aside,
  children,
  id,
}: StepSectionProps) {
  const text = useUiText();
  const headingId = useId();
  return (
    <section
      className={cx(styles.step, styles[state])}
      id={id}
      aria-labelledby={headingId}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title} id={headingId} tabIndex={-1}>
            {title}
            {state === 'done' && <VisuallyHidden> ({text('kit.done')})</VisuallyHidden>}
          </h2>
          {state === 'done' && onEdit && (
            <button type="button" className={styles.edit} onClick={onEdit} aria-describedby={headingId}>
              {text('kit.change')}
            </button>
          )}
          {state !== 'done' && aside && <span className={styles.aside}>{aside}</span>}
        </div>
        {state === 'done'
          ? summary && <div className={styles.note}>{summary}</div>
          : hint && <div className={styles.note}>{hint}</div>}
        {state === 'open' && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
