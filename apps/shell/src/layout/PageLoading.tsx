import { useTexts } from '@sigorta/runtime/runtime';

export function PageLoading() {
  const t = useTexts('shell');
  return <p role="status">{t('page.loading')}</p>;
}
