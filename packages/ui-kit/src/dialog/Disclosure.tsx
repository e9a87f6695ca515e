import { type ReactNode, useId, useState } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

/** A quiet button that shows more in place. */
export function Disclosure({
  label,
  children,
  open,
  defaultOpen = false,
  onToggle,
  className,
}: DisclosureProps) {
  const panelId = useId();
  const [own, setOwn] = useState(defaultOpen);
  const shown = open ?? own;
  const toggle = (): void => {
    setOwn(!shown);
    onToggle?.(!shown);
  };
  return (
    <div className={className}>
      <button
        type="button"
        className={cx(styles.button, shown && styles.shown)}
        aria-expanded={shown}
        aria-controls={panelId}
        onClick={toggle}
      >
        {label}
        <Icon name="down" size={18} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!shown}>
        {children}
      </div>
    </div>
  );
}
