import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './DisclosureMenu.module.css';
import { useInView } from './use-in-view.ts';
import { usePopup } from './use-popup.ts';

export interface MenuLink {
  id: string;
  label: ReactNode;
  href: string;
  /** a line under the label */
  note?: ReactNode | undefined;
  picture?: ReactNode | undefined;
  current?: boolean | undefined;
  lang?: string | undefined;
  onPress?: ((event: { preventDefault: () => void }) => void) | undefined;
}

interface DisclosureMenuProps {
  label: ReactNode;
  /** read out before the label, where that is only a state: "Dil: Türkçe" */
  ariaLabel?: string | undefined;
  icon?: IconName | undefined;
  links: readonly MenuLink[];
  align?: 'start' | 'end' | undefined;
  columns?: 1 | 2 | 3 | undefined;
  /** a mouse over it opens it too; a press always does */
  openOnHover?: boolean | undefined;
  /** under the links, e.g. "all products" */
  footer?: ReactNode | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/** Navigation: a button and a list of links, no ARIA menu (APG "Disclosure navigation"). Arrow keys walk the list. */
export function DisclosureMenu({
  label,
  ariaLabel,
  icon,
  links,
  align = 'start',
  columns = 1,
  openOnHover = false,
  footer,
  className,
  buttonClassName,
}: DisclosureMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  usePopup(open, close, root, trigger);
  useInView(open, panel);

  const focusLink = (index: number): void => {
    const all = panel.current?.querySelectorAll<HTMLElement>('a');
    if (all?.length) all[(index + all.length) % all.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const all: EventTarget[] = [...(panel.current?.querySelectorAll('a') ?? [])];
    const at = all.indexOf(event.target);
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
    const index = to[event.key];
    if (index === undefined || (at < 0 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setOpen(true);
    if (open) focusLink(index);
    else requestAnimationFrame(() => focusLink(index));
  };
  const hover = openOnHover
    ? {
        onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setOpen(true),
        onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && setOpen(false),
      }
    : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and hover of the links inside
    <div
      className={cx(styles.root, className)}
      ref={root}
      onKeyDown={onKeyDown}
      {...hover}
      data-open={open || undefined}
    >
      <button
        type="button"
        ref={trigger}
        className={cx(styles.button, buttonClassName)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(openOnHover ? true : !open)}
      >
        {icon && <Icon name={icon} />}
        {ariaLabel && <VisuallyHidden>{ariaLabel}: </VisuallyHidden>}
        {label}
        <Icon name="down" size={18} className={styles.chevron} />
      </button>
      <div className={cx(styles.panel, styles[align])} id={panelId} ref={panel} hidden={!open}>
        <ul className={cx(styles.list, styles[`columns${columns}`])}>
          {links.map((link) => (
            <li key={link.id}>
              <a
                href={link.href}
                lang={link.lang}
                hrefLang={link.lang}
                className={styles.link}
                aria-current={link.current ? 'page' : undefined}
                onClick={(event) => {
                  link.onPress?.(event);
                  close();
                }}
              >
                {link.picture}
                <span className={styles.words}>
                  <span>{link.label}</span>
                  {link.note && <span className={styles.note}>{link.note}</span>}
                </span>
                {link.current && <Icon name="check" size={18} className={styles.tick} />}
              </a>
            </li>
          ))}
        </ul>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
