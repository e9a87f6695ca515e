import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Drawer.module.css';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode | undefined;
  /** which edge of the line of reading it comes from */
  side?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

export function Drawer({ open, onClose, title, children, actions, side = 'end', className }: DrawerProps) {
  const text = useUiText();
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={modal.dialog}
      className={cx(styles.drawer, styles[side], className)}
      aria-labelledby={titleId}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} tabIndex={-1} data-dialog-title>
              {title}
            </h2>
            <IconButton icon="close" label={text('kit.close')} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
