import type { AnswerOf } from '@sigorta/contracts/operation';
import type { dashboard } from '@sigorta/contracts/panel/dashboard';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatNumber, formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import styles from './InsurerTable.module.css';
import { shareOf } from './share-of.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

type Asked = AnswerOf<typeof dashboard>['insurers'][number];

/** from this share of errors on an insurer costs offers, and from that one something is broken */
const [worrying, broken] = [0.05, 0.25];

/** Who answers, who sells, and who fails. */
export function InsurerTable({ insurers }: { insurers: readonly Asked[] }) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const conversion = ({ issued, offers }: Asked) => {
    const share = shareOf(issued, offers);
    return share === null ? '–' : <bdi>{formatPercent(share, language)}</bdi>;
  };
  return (
    <Box title={t('insurers')}>
      <p className={styles.text}>{t('insurers.text')}</p>
      <div className={styles.table}>
        <DataTable
          caption={t('insurers')}
          rows={insurers}
          keyOf={({ id }) => id}
          columns={[
            { key: 'name', label: t('insurer'), cell: ({ name }) => name },
            { key: 'failed', label: t('failed'), cell: (asked) => <ErrorRate asked={asked} /> },
            { key: 'offers', label: t('offers'), end: true, cell: ({ offers }) => number(offers) },
            {
              key: 'declined',
              label: t('declined'),
              end: true,
              wide: true,
              cell: ({ declined }) => number(declined),
            },
            { key: 'issued', label: t('issued'), end: true, cell: ({ issued }) => number(issued) },
            { key: 'share', label: t('share'), end: true, cell: conversion },
            {
              key: 'last',
              label: t('lastOffer'),
              end: true,
              cell: ({ lastOffer }) => (lastOffer ? formatDateTime(lastOffer, language) : t('never')),
            },
          ]}
        />
      </div>
    </Box>
  );
}

function ErrorRate({ asked: { offers, declined, failed } }: { asked: Asked }) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const rate = shareOf(failed, offers + declined + failed);
  if (rate === null) return <Badge>{t('quiet')}</Badge>;
  /* no errors is good news only where nobody was sent away; a decline is the insurer's right, and no fault either */
  const quiet = declined > 0 ? 'neutral' : 'ok';
  const tone = rate >= broken ? 'bad' : rate >= worrying ? 'warn' : quiet;
  return (
    <Badge tone={tone}>
      <bdi>{formatPercent(rate, language)}</bdi>
    </Badge>
  );
}
