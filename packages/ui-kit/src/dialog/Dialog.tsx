import { type MouseEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** leave it out for a wait that must not be closed: no cross, Escape does nothing */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  children: ReactNode;
  /** buttons at the foot, the important one last */
  actions?: ReactNode | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  backdropCloses?: boolean | undefined;
  /** on phones it rises from the bottom edge unless told otherwise */
  sheet?: boolean | undefined;
  /** a short message or a wait: everything centred, no line under the title */
  centred?: boolean | undefined;
  className?: string | undefined;
}

/** A text that scrolls must be reached by keyboard; one that does not must not be a stop. */
function reachable(body: HTMLDivElement | null): (() => void) | undefined {
  if (!body) return;
  const watch = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  watch.observe(body);
  return () => watch.disconnect();
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'm',
  backdropCloses = true,
  sheet = true,
  centred = false,
  className,
}: DialogProps) {
  const text = useUiText();
  const titleId = useId();
  const modal = useModal(open, onClose);
  const onPress = (event: MouseEvent<HTMLDialogElement>): void => {
    if (backdropCloses && event.target === event.currentTarget) onClose?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={modal.dialog}
      className={cx(styles.dialog, styles[size], sheet && styles.sheet, centred && styles.centred, className)}
      aria-labelledby={titleId}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      onClick={onPress}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} tabIndex={-1} data-dialog-title>
              {title}
            </h2>
            {onClose && <IconButton icon="close" label={text('kit.close')} onClick={onClose} />}
          </div>
          <div className={styles.body} ref={reachable}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
