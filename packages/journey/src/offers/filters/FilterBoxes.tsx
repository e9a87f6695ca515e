import type { Offer } from '@sigorta/contracts/offer';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { limitText } from '../../words/limit-text.ts';
import { useWords } from '../../words/use-words.ts';
import { type FilterBox, filterGroups } from '../filter-offers.ts';
import styles from './FilterBoxes.module.css';

interface FilterBoxesProps {
  /** the panel may stand twice on a page */
  idPrefix: string;
  boxes: readonly FilterBox[];
  offers: readonly Offer[];
  ticked: ReadonlySet<string>;
  onChange: (ticked: ReadonlySet<string>) => void;
}

export function FilterBoxes({ idPrefix, boxes, offers, ticked, onChange }: FilterBoxesProps) {
  const { t, find, language } = useWords();
  const { coverages } = useProduct();
  const titleOf = (group: FilterBox['group']): string =>
    group === 'coverage' ? find(`coverage.${coverages[0]}`) : t(`filter.${group}`);
  const labelOf = ({ what }: FilterBox): string => {
    switch (what.kind) {
      case 'at-least':
        return t('filter.atLeast', { amount: limitText(what.limit, { t, language }) });
      case 'no-deductible':
        return t('filter.noDeductible');
      case 'deductible-up-to':
        return t('filter.deductibleUpTo', { amount: formatRoundMoney(what.amount, language) });
      case 'covers':
        return find(`coverage.${what.code}`);
      case 'installments':
        return t('filter.installments');
      case 'insurer':
        return what.name;
    }
  };
  const toggle = (id: string, on: boolean): void =>
    onChange(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
  return (
    <>
      {filterGroups.map((group) => {
        const inGroup = boxes.filter((box) => box.group === group);
        if (inGroup.length === 0) return null;
        return (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.legend}>{titleOf(group)}</legend>
            {inGroup.map((box) => (
              <Checkbox
                key={box.id}
                id={`${idPrefix}-${box.id}`}
                className={styles.box}
                label={labelOf(box)}
                checked={ticked.has(box.id)}
                onChange={(event) => toggle(box.id, event.target.checked)}
                aside={<bdi className={styles.count}>{offers.filter(box.fits).length}</bdi>}
              />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}
