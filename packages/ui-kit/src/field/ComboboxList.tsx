import type { ReactNode, RefObject } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './ComboboxList.module.css';
import type { SearchOption } from './list-match.ts';
import { useRested } from './use-rested.ts';

interface ComboboxListProps<O extends SearchOption> {
  id: string;
  label: string;
  listRef: RefObject<HTMLDivElement | null>;
  optionId: (index: number) => string;
  matches: readonly O[];
  /** how many of them are drawn so far */
  drawn: number;
  /** somebody comes near the end of what is drawn */
  onMore: () => void;
  active: number;
  value: string;
  onPick: (option: O) => void;
  render?: ((option: O) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Options of the picture that answers a press or a key: as many as the panel shows, and one. The rest follow when nobody types. */
const firstDrawn = 9;

/** The open list. Pressing keeps focus in the input; an option is taken on the click, so a finger can scroll. */
export function ComboboxList<O extends SearchOption>({
  id,
  label,
  listRef,
  optionId,
  matches,
  drawn,
  onMore,
  active,
  value,
  onPick,
  render,
  className,
}: ComboboxListProps<O>) {
  const text = useUiText();
  /* by what is found and not by its array: who is drawn again for another reason must not lose what was scrolled to */
  const found = `${matches.length} ${matches[0]?.value}`;
  const [isFollowed, follow] = useRested(found);
  const upTo = Math.min(drawn, isFollowed ? matches.length : Math.max(firstDrawn, active + firstDrawn));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className={cx(styles.panel, className)} onMouseDown={(event) => event.preventDefault()}>
      <div
        className={styles.list}
        id={id}
        role="listbox"
        aria-label={label}
        ref={listRef}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          follow();
          if (scrollTop + 2 * clientHeight > scrollHeight) onMore();
        }}
      >
        {matches.slice(0, upTo).map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input's keys do it
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            data-index={index}
            aria-setsize={matches.length}
            aria-posinset={index + 1}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            className={cx(styles.option, index === active && styles.active)}
            onClick={() => onPick(option)}
          >
            <span className={styles.label}>{render ? render(option) : option.label}</span>
            {option.value === value && <Icon name="check" size={18} />}
          </div>
        ))}
      </div>
      {matches.length === 0 && <p className={styles.none}>{text('kit.noMatch')}</p>}
      <VisuallyHidden>
        <span role="status">{text('kit.matches', { count: matches.length })}</span>
      </VisuallyHidden>
    </div>
  );
}
