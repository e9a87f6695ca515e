import type { AnswerOf } from '@sigorta/contracts/operation';
import type { DashboardPeriod, dashboard } from '@sigorta/contracts/panel/dashboard';
import { formatMoney, moneyParts } from '@sigorta/i18n/money';
import { formatNumber, formatPercent } from '@sigorta/i18n/number';
import { Link, useLanguage } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import type { ReactNode } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from './Figures.module.css';
import { shareOf } from './share-of.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** a million lira: above it kuruş only take room */
const withoutKurus = 100_000_000;

interface FiguresProps {
  answer: AnswerOf<typeof dashboard>;
  days: DashboardPeriod;
}

/** The four numbers one looks at first. */
export function Figures({ answer: { now, before, stuck }, days }: FiguresProps) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const may = useMay();
  const number = (value: number) => formatNumber(value, language);
  const share = shareOf(now.issued, now.quotes);
  const { whole, fraction, sign } = moneyParts({ minor: now.premium, currency: 'TRY' }, language);
  const lira = (minor: number) => formatMoney({ minor, currency: 'TRY' }, language);
  const compared = { days };
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      <Figure label={t('quotes')} value={number(now.quotes)}>
        <Difference {...compared} by={now.quotes - before.quotes} show={number} />
      </Figure>
      <Figure label={t('issued')} value={number(now.issued)}>
        <Difference {...compared} by={now.issued - before.issued} show={number} />
        {share !== null && <p>{t('conversion', { share: formatPercent(share, language) })}</p>}
      </Figure>
      <Figure
        label={t('premium')}
        value={
          <bdi dir="ltr">
            {whole}
            <small>
              {now.premium < withoutKurus && fraction} {sign}
            </small>
          </bdi>
        }
      >
        <Difference {...compared} by={now.premium - before.premium} show={lira} />
        {now.givenBack !== 0 && (
          <p>
            {t('premium.net', { givenBack: lira(now.givenBack), net: lira(now.premium - now.givenBack) })}
          </p>
        )}
      </Figure>
      <Figure label={t('stuck')} value={number(stuck)}>
        {stuck === 0 && <p>{t('stuck.none')}</p>}
        {stuck > 0 && may('stuck-cases:view') && (
          <p>
            <Link to="/panel/bekleyen-isler" className={styles.link}>
              {t('stuck.see')}
            </Link>
          </p>
        )}
      </Figure>
    </dl>
  );
}

const Figure = ({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.note}>{children}</dd>
  </div>
);

interface DifferenceProps {
  by: number;
  days: DashboardPeriod;
  show: (value: number) => string;
}

function Difference({ by, days, show }: DifferenceProps) {
  const t = useDashboardTexts();
  if (by === 0) return <p>{t('before.same')}</p>;
  return (
    <p>
      <bdi dir="ltr" className={cx(by > 0 ? styles.more : styles.less)}>
        {by > 0 ? '+' : '−'}
        {show(Math.abs(by))}
      </bdi>{' '}
      {t(days === 1 ? 'before.1' : 'before')}
    </p>
  );
}
