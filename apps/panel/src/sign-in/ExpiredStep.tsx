import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

export function ExpiredStep() {
  const t = useSignInTexts();
  return <EmptyState level={1} title={t('invited.expired.title')} text={t('invited.expired.text')} />;
}
