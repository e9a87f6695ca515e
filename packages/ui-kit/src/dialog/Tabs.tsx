import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Arrow keys go the way one reads. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id ?? '');
  const current = value ?? own;
  // Where the row scrolls, the chosen tab is in sight: an address may name the last one.
  useEffect(() => {
    const row = list.current;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    const tab = row.querySelector(`[data-tab="${current}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const choose = (id: string): void => {
    setOwn(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = tabs.findIndex((tab) => tab.id === current);
    const to: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const index = to[event.key];
    const next = index === undefined ? undefined : tabs[(index + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={cx(styles.tab, tab.id === current && styles.current)}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG asks for it where a panel holds no control
          tabIndex={0}
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
