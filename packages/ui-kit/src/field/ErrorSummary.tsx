import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  title: ReactNode;
  /** `id` of the field; the same words as stand at it */
  errors: readonly { id: string; message: string }[];
  /** focus it when a step was refused */
  ref?: Ref<HTMLDivElement> | undefined;
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/** Leads to the field, or into it where the id is a group's. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const target = event.currentTarget.ownerDocument.getElementById(id);
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable);
  if (!control) return;
  event.preventDefault();
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
