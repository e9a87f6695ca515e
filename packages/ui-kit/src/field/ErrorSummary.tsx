import type { MouseEvent, ReactNode, Ref } from 'react';
import { useUiText } from '../text/ui-texts.tsx';
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

/** lines that leave the first field in sight on a phone; one more would not be worth a press */
const shown = 4;

/** What to mend, on top: the first of it, and the rest behind a press. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const text = useUiText();
  const cut = errors.length > shown + 1 ? shown : errors.length;
  const [first, rest] = [errors.slice(0, cut), errors.slice(cut)];
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <h2 className={styles.title}>{title}</h2>
      <Ways errors={first} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{text('kit.moreErrors', { count: rest.length })}</summary>
          <Ways errors={rest} />
        </details>
      )}
    </div>
  );
}

function Ways({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  return (
    <ul>
      {errors.map(({ id, message }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
