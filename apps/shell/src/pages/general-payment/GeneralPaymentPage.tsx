import { useQueryId } from '@sigorta/journey/load/use-query-id';
import { useBrand, useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { AskedPayment } from './AskedPayment.tsx';
import { FreePayment } from './FreePayment.tsx';
import { PageWait } from './PageWait.tsx';
import { usePaymentWords } from './use-payment-texts.ts';

/** Pays what staff asked for (`istek`), or a reference one types (spec §2). Loads nothing of a third party. */
export function GeneralPaymentPage() {
  const { t } = usePaymentWords();
  const { name } = useBrand();
  const token = useQueryId('istek');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('title', { name }) });
  if (!hydrated) return <PageWait label={t('loading')} />;
  return token === null ? <FreePayment /> : <AskedPayment key={token} token={token} />;
}
