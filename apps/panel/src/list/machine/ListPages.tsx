import { mostCounted, pageSize } from '@sigorta/contracts/panel/list';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import styles from './ListPages.module.css';
import type { ListControl } from './use-list-state.ts';

interface ListPagesProps {
  list: ListControl;
  /** at most `mostCounted`; `more` when there are further rows */
  total: number;
  more: boolean;
}

/** Which rows are shown of how many, and the way to the others. */
export function ListPages({ list, total, more }: ListPagesProps) {
  const t = useTexts('panel');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = (list.page - 1) * pageSize + 1;
  const to = Math.min(list.page * pageSize, total);
  const range = { from: number.format(from), to: number.format(to), total: number.format(total) };
  return (
    <div className={styles.pages}>
      <p role="status">
        {t(more ? 'list.rangeMore' : 'list.range', range)}
        {more && list.page === mostCounted / pageSize && <> {t('list.narrow')}</>}
      </p>
      {last > 1 && (
        <nav aria-label={t('list.pages')} className={styles.steps}>
          <IconButton
            icon="previous"
            label={t('list.previous')}
            disabled={list.page === 1}
            onClick={() => list.change({ page: list.page - 1 })}
          />
          <span aria-current="page">{t('list.page', { page: number.format(list.page) })}</span>
          <IconButton
            icon="next"
            label={t('list.next')}
            disabled={list.page >= last}
            onClick={() => list.change({ page: list.page + 1 })}
          />
        </nav>
      )}
    </div>
  );
}
