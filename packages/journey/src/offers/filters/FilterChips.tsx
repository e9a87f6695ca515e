import { Chip } from '@sigorta/ui-kit/data/Chip.tsx';
import { useWords } from '../../words/use-words.ts';
import type { FilterBox } from '../filter-offers.ts';
import styles from './FilterChips.module.css';
import { useBoxWords } from './use-box-words.ts';

interface FilterChipsProps {
  boxes: readonly FilterBox[];
  ticked: ReadonlySet<string>;
  onChange: (ticked: ReadonlySet<string>) => void;
  /** all go with one press here; not where the empty list offers that already */
  clears: boolean;
}

/** The filters that are on, above the list that they narrow; each goes with a press, all with another. */
export function FilterChips({ boxes, ticked, onChange, clears }: FilterChipsProps) {
  const { t } = useWords();
  const { aloneOf } = useBoxWords();
  const on = boxes.filter(({ id }) => ticked.has(id));
  if (on.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.on')}>
      {on.map((box) => (
        <li key={box.id}>
          <Chip
            icon="close"
            aria-label={t('filter.remove', { name: aloneOf(box) })}
            onClick={() => onChange(new Set([...ticked].filter((id) => id !== box.id)))}
          >
            <bdi>{aloneOf(box)}</bdi>
          </Chip>
        </li>
      ))}
      {clears && on.length > 1 && (
        <li>
          <Chip onClick={() => onChange(new Set())}>{t('filter.clear')}</Chip>
        </li>
      )}
    </ul>
  );
}
