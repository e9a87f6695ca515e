import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Decorated {
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

interface AtWork {
  /** a press was taken, and what it leads to is about to be shown: stays pressed */
  heard?: boolean | undefined;
  busy?: boolean | undefined;
}

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook & Decorated & AtWork;

/** `busy` keeps focus and name, shows the wait and swallows presses (also those that would submit). */
export function Button({
  variant,
  size,
  block,
  heard = false,
  busy = false,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cx(
        buttonClass({ variant, size, block }),
        busy && styles.busy,
        heard && styles.heard,
        className,
      )}
      aria-disabled={busy || undefined}
      aria-busy={busy || heard || undefined}
      onClick={press}
      {...rest}
    >
      <Inside icon={icon} iconEnd={busy ? undefined : iconEnd} busy={busy}>
        {children}
      </Inside>
    </button>
  );
}

type LinkButtonProps = ComponentPropsWithRef<'a'> & ButtonLook & Decorated;

export function LinkButton({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a className={cx(buttonClass({ variant, size, block }), className)} {...rest}>
      <Inside icon={icon} iconEnd={iconEnd}>
        {children}
      </Inside>
    </a>
  );
}

function Inside({
  icon,
  iconEnd,
  busy = false,
  children,
}: Decorated & { busy?: boolean; children: ReactNode }) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}
