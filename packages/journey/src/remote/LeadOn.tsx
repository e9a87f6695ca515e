import { useNavigate } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';
import { useWords } from '../words/use-words.ts';
import { PageWait } from './PageWait.tsx';

/** This page has nothing to ask of an offer: its buyer comes to where it stands. */
export function LeadOn({ to }: { to: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <PageWait label={t('payment.wait')} />;
}
