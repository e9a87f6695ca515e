import type { DashboardFigures } from '@sigorta/contracts/panel/dashboard';
import { formatNumber, formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Box } from '../../layout/Box.tsx';
import styles from './Funnel.module.css';
import { Meter } from './Meter.tsx';
import { shareOf } from './share-of.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** The way from a request to a policy, and how many come how far. */
export function Funnel({ figures }: { figures: DashboardFigures }) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const { quotes, offers, orders, paid, issued } = figures;
  const number = (value: number) => formatNumber(value, language);
  const share = (key: 'funnel.ofQuotes' | 'funnel.ofStep', part: number, whole: number) => {
    const found = shareOf(part, whole);
    return found === null ? null : t(key, { share: formatPercent(found, language) });
  };
  const perQuote = quotes === 0 ? null : Math.round((offers / quotes) * 10) / 10;
  const steps = [
    { key: 'quotes', value: quotes, note: null, of: quotes },
    {
      key: 'offers',
      value: offers,
      note: perQuote === null ? null : t('funnel.perQuote', { number: number(perQuote) }),
      of: offers,
    },
    { key: 'orders', value: orders, note: share('funnel.ofQuotes', orders, quotes), of: quotes },
    { key: 'paid', value: paid, note: share('funnel.ofStep', paid, orders), of: quotes },
    { key: 'issued', value: issued, note: share('funnel.ofStep', issued, paid), of: quotes },
  ] as const;
  return (
    <Box title={t('funnel')}>
      <ol className={styles.steps}>
        {steps.map(({ key, value, note, of }) => (
          <li key={key}>
            <span className={styles.name}>{t(`funnel.${key}`)}</span>
            <b>{number(value)}</b>
            <Meter share={of === 0 ? 0 : value / of} />
            <small>{note ?? '\u00a0'}</small>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('funnel.note')}</p>
    </Box>
  );
}
