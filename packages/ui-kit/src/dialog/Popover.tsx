import { type ReactNode, useId, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from '../button/button-class.ts';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './Popover.module.css';
import { useInView } from './use-in-view.ts';
import { usePopup } from './use-popup.ts';

interface PopoverProps extends ButtonLook {
  label: ReactNode;
  /** gets a function that closes it */
  children: ReactNode | ((close: () => void) => ReactNode);
  icon?: IconName | undefined;
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

/** A button and a small floating panel beside it. */
export function Popover({
  label,
  children,
  icon,
  align = 'start',
  variant = 'outline',
  size,
  block,
  className,
}: PopoverProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  usePopup(open, close, root, trigger);
  useInView(open, panel);
  const closeAndReturn = (): void => {
    close();
    trigger.current?.focus();
  };
  return (
    <div className={cx(styles.root, className)} ref={root} data-open={open || undefined}>
      <button
        type="button"
        ref={trigger}
        className={buttonClass({ variant, size, block })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} size={18} />}
        {label}
        <Icon name="down" size={18} />
      </button>
      <div className={cx(styles.panel, styles[align])} id={panelId} ref={panel} hidden={!open}>
        {open && (typeof children === 'function' ? children(closeAndReturn) : children)}
      </div>
    </div>
  );
}
