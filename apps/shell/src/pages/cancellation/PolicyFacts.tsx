import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { formatDate, formatDateRange } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** What names a policy without naming a person. */
export function PolicyFacts({ policy }: { policy: CancellablePolicy }) {
  const t = useCancellationTexts();
  const language = useLanguage();
  const { policyNumber, insurer, cover, signedAt, paid } = policy;
  return (
    <KeyValue
      lines
      rows={[
        { id: 'no', label: t('policyNo'), value: <bdi dir="ltr">{policyNumber}</bdi> },
        { id: 'insurer', label: t('insurer'), value: <bdi>{insurer.name}</bdi> },
        {
          id: 'cover',
          label: t('cover'),
          value: <bdi>{formatDateRange(cover.firstDay, cover.lastDay, language)}</bdi>,
        },
        { id: 'bought', label: t('bought'), value: <bdi>{formatDate(signedAt, language)}</bdi> },
        { id: 'paid', label: t('paid'), value: <Money money={paid} language={language} /> },
      ]}
    />
  );
}
