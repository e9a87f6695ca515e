import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { KeyValue, type KeyValueRow } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { type AccountText, useAccountTexts } from '../use-account-texts.ts';
import type { ShownConsent } from './latest-consents.ts';
import { documentName } from './record-names.ts';
import styles from './Sections.module.css';

interface ConsentCardProps {
  consent: ShownConsent;
  onRead: () => void;
  onWithdraw: () => void;
}

export function ConsentCard({ consent, onRead, onWithdraw }: ConsentCardProps) {
  const t = useAccountTexts();
  const rows = useRows(consent);
  const { nature, document, withdrawnAt, times } = consent;
  const name = documentName(document, t);
  const state = withdrawnAt !== null ? 'withdrawn' : nature === 'notice' ? 'read' : 'holds';
  const named = (action: AccountText) => t('named', { action: t(action), product: name });
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Badge tone={state === 'holds' ? 'ok' : 'neutral'}>{t(`consents.${state}`)}</Badge>
      </div>
      <KeyValue lines rows={rows} />
      {times > 1 && <p className={styles.note}>{t('consents.times', { count: times })}</p>}
      {nature !== 'free' && <p className={styles.why}>{t(`consents.why.${nature}`)}</p>}
      <div className={styles.actions}>
        <Button
          variant="outline"
          icon="file"
          aria-haspopup="dialog"
          aria-label={named('consents.open')}
          onClick={onRead}
        >
          {t('consents.open')}
        </Button>
        {nature === 'free' && withdrawnAt === null && (
          <Button
            variant="text"
            aria-haspopup="dialog"
            aria-label={named('consents.withdraw')}
            onClick={onWithdraw}
          >
            {t('consents.withdraw')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useRows(consent: ShownConsent): KeyValueRow[] {
  const t = useAccountTexts();
  const language = useLanguage();
  const { givenAt, withdrawnAt, version } = consent;
  return [
    { id: 'given', label: t('consents.given'), value: <bdi>{formatDateTime(givenAt, language)}</bdi> },
    ...(withdrawnAt === null
      ? []
      : [
          {
            id: 'withdrawn',
            label: t('consents.withdrawnAt'),
            value: <bdi>{formatDateTime(withdrawnAt, language)}</bdi>,
          },
        ]),
    ...(consent.with === '' ? [] : [{ id: 'with', label: t('consents.with'), value: consent.with }]),
    { id: 'version', label: t('consents.version'), value: <bdi>{formatDate(version, language)}</bdi> },
    { id: 'language', label: t('consents.language'), value: t(`language.${consent.language}`) },
  ];
}
