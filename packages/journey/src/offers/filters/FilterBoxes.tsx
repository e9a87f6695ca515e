import type { Offer } from '@sigorta/contracts/offer';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { type FilterBox, filterGroups } from '../filter-offers.ts';
import styles from './FilterBoxes.module.css';
import { useBoxWords } from './use-box-words.ts';

interface FilterBoxesProps {
  /** the panel may stand twice on a page */
  idPrefix: string;
  boxes: readonly FilterBox[];
  offers: readonly Offer[];
  ticked: ReadonlySet<string>;
  onChange: (ticked: ReadonlySet<string>) => void;
}

export function FilterBoxes({ idPrefix, boxes, offers, ticked, onChange }: FilterBoxesProps) {
  const { groupOf, labelOf } = useBoxWords();
  const toggle = (id: string, on: boolean): void =>
    onChange(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
  return (
    <>
      {filterGroups.map((group) => {
        const inGroup = boxes.filter((box) => box.group === group);
        if (inGroup.length === 0) return null;
        const counts = inGroup.map(({ fits }) => offers.filter(fits).length);
        /* a column of ones says nothing */
        const isTelling = counts.some((count) => count > 1);
        return (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.legend}>{groupOf(group)}</legend>
            {inGroup.map((box, at) => (
              <Checkbox
                key={box.id}
                id={`${idPrefix}-${box.id}`}
                className={styles.box}
                label={labelOf(box)}
                checked={ticked.has(box.id)}
                onChange={(event) => toggle(box.id, event.target.checked)}
                aside={isTelling && <bdi className={styles.count}>{counts[at]}</bdi>}
              />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}
