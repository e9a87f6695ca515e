import { type DashboardPeriod, dashboard, dashboardPeriods } from '@sigorta/contracts/panel/dashboard';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useSearchParams } from '@sigorta/runtime/runtime';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useRenewed } from '../../app/use-renewed.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import styles from './DashboardPage.module.css';
import { DayChart } from './DayChart.tsx';
import { Figures } from './Figures.tsx';
import { Funnel } from './Funnel.tsx';
import { InsurerTable } from './InsurerTable.tsx';
import { ProductBars } from './ProductBars.tsx';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** its name in the address */
const periodName = 'gun';

const periodOf = (params: URLSearchParams): DashboardPeriod =>
  dashboardPeriods.find((days) => String(days) === params.get(periodName)) ?? 7;

/** Where the shop stands: a period's sales beside the period before. */
export function DashboardPage() {
  const t = useDashboardTexts();
  const [params, setParams] = useSearchParams();
  const days = periodOf(params);
  const reading = useQuery(dashboard, { days });
  useRenewed(dashboard, { days }, reading);
  const { state, answer, code, retry } = reading;
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <SegmentedControl
            id="period"
            name="period"
            label={<VisuallyHidden>{t('period')}</VisuallyHidden>}
            className={styles.period}
            value={String(days)}
            onChange={(value) => setParams({ [periodName]: value })}
            options={dashboardPeriods.map((value) => ({ value: String(value), label: t(`period.${value}`) }))}
          />
        }
      />
      {state === 'failed' && <Failure code={code} again={retry} />}
      {!answer && state === 'loading' && <Loading />}
      {answer && (
        <div className={styles.sheets} aria-busy={state === 'loading'}>
          <Figures answer={answer} days={days} />
          <div className={styles.duo}>
            <DayChart days={answer.days} />
            <ProductBars products={answer.products} />
          </div>
          <Funnel figures={answer.now} />
          <InsurerTable insurers={answer.insurers} />
        </div>
      )}
    </>
  );
}
