import type { Offer } from '@sigorta/contracts/offer';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Drawer } from '@sigorta/ui-kit/dialog/Drawer.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { FilterBox } from '../filter-offers.ts';
import { FilterBoxes } from './FilterBoxes.tsx';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  boxes: readonly FilterBox[];
  offers: readonly Offer[];
  ticked: ReadonlySet<string>;
  onChange: (ticked: ReadonlySet<string>) => void;
  /** offers left by the ticked boxes */
  count: number;
  /** more offers may bring more boxes: their place is kept, so that the list does not change its width */
  isFilling: boolean;
  children: (openFilters: () => void) => ReactNode;
}

/** Beside the list where there is room, in a drawer on a phone. */
export function FilterPanel({
  boxes,
  offers,
  ticked,
  onChange,
  count,
  isFilling,
  children,
}: FilterPanelProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const list = (idPrefix: string) => (
    <FilterBoxes idPrefix={idPrefix} boxes={boxes} offers={offers} ticked={ticked} onChange={onChange} />
  );
  return (
    <div className={boxes.length > 0 || isFilling ? styles.layout : undefined}>
      {(boxes.length > 0 || isFilling) && (
        <aside className={styles.beside} aria-label={t('filter.title')}>
          {list('beside')}
        </aside>
      )}
      {children(() => setOpen(true))}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('filter.title')}
        actions={
          <Button variant="solid" block onClick={() => setOpen(false)}>
            {t('filter.show', { count })}
          </Button>
        }
      >
        {list('drawer')}
      </Drawer>
    </div>
  );
}
