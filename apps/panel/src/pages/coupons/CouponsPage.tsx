import { type CouponState, couponList, couponStates } from '@sigorta/contracts/panel/coupons';
import { formatDate } from '@sigorta/i18n/date';
import { formatNumber, formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { useListState } from '../../list/machine/use-list-state.ts';
import { EndCoupon } from './EndCoupon.tsx';
import { NewCoupon } from './NewCoupon.tsx';
import { useCouponsTexts } from './use-coupons-texts.ts';

const tones = { live: 'ok', planned: 'info', ended: 'neutral', 'used-up': 'warn' } as const;
const sorts = ['valid_until', 'valid_from', 'code', 'uses'] as const;
const stateName = 'durum';

/** Discounts buyers type on the payment page. */
export function CouponsPage() {
  const t = useCouponsTexts();
  const language = useLanguage();
  const may = useMay();
  const list = useListState();
  const stateFilter = couponStates.find((state) => state === list.filters[stateName]);
  const { state, again } = useAnswer(couponList, {
    page: list.page,
    ascending: list.ascending,
    ...(list.search !== '' && { search: list.search }),
    ...(stateFilter && { state: stateFilter }),
    ...(sorts.some((sort) => sort === list.sort) && { sort: list.sort as (typeof sorts)[number] }),
  });
  const number = (value: number) => formatNumber(value, language);
  /* the last moment that still counts names the last day */
  const lastDay = (until: string) =>
    formatDate(new Date(new Date(until).getTime() - 1).toISOString(), language, 'numeric');
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          may('coupons:edit') && <NewCoupon products={state.answer?.products ?? []} onCreated={again} />
        }
      />
      <ListSheet
        caption={t('title')}
        list={list}
        state={state}
        again={again}
        searchHint={t('search')}
        filters={
          <ListFilter
            list={list}
            name={stateName}
            label={t('state')}
            options={couponStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        }
        keyOf={({ code }) => code}
        columns={[
          {
            key: 'code',
            place: 'head',
            label: t('code'),
            sort: 'code',
            cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
          },
          {
            key: 'value',
            place: 'aside',
            label: t('discount'),
            cell: ({ kind, value }) =>
              kind === 'percent' ? (
                <bdi>{formatPercent(value / 100, language)}</bdi>
              ) : (
                <Money money={{ minor: value, currency: 'TRY' }} language={language} round />
              ),
          },
          {
            key: 'product',
            place: 'sub',
            label: t('product'),
            cell: ({ product }) => product?.name ?? t('product.all'),
          },
          {
            key: 'from',
            label: t('from'),
            sort: 'valid_from',
            cell: ({ validFrom }) => formatDate(validFrom, language, 'numeric'),
          },
          {
            key: 'until',
            label: t('until'),
            sort: 'valid_until',
            cell: ({ validUntil }) => lastDay(validUntil),
          },
          {
            key: 'uses',
            label: t('uses'),
            sort: 'uses',
            end: true,
            cell: ({ uses, maxUses }) => (
              <bdi dir="ltr">
                {number(uses)}
                {maxUses !== null && ` / ${number(maxUses)}`}
              </bdi>
            ),
          },
          {
            key: 'state',
            place: 'corner',
            label: t('state'),
            cell: ({ state: of }: { state: CouponState }) => (
              <Badge tone={tones[of]}>{t(`state.${of}`)}</Badge>
            ),
          },
          {
            key: 'end',
            place: 'deed',
            label: t('end'),
            end: true,
            cell: ({ code, state: of }) => of !== 'ended' && <EndCoupon code={code} onEnded={again} />,
          },
        ]}
      />
    </>
  );
}
