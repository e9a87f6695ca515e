import { formatDate } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useAccountTexts } from '../use-account-texts.ts';
import type { Deleted } from './DeleteData.tsx';

/** What went, what stayed, and by when somebody answers for that. */
export function DataDeleted({ deleted: { deleted, kept, dueAt, requestId } }: { deleted: Deleted }) {
  const t = useAccountTexts();
  const language = useLanguage();
  return (
    <Notice tone="ok" role="status" title={t('data.deleted.title')}>
      <p>
        {t('data.deleted.gone', {
          quotes: deleted.quotes,
          applications: deleted.applications,
          saved: deleted.savedQuotes,
        })}
      </p>
      {kept > 0 && <p>{t('data.deleted.kept', { count: kept, due: formatDate(dueAt, language) })}</p>}
      <p>
        <bdi>{t('data.deleted.number', { id: requestId })}</bdi>
      </p>
    </Notice>
  );
}
