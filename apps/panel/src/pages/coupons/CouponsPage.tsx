import { couponList, couponStates } from '@sigorta/contracts/panel/coupons';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { Discount, Uses } from './coupon-cells.tsx';
import { EndCoupon } from './EndCoupon.tsx';
import { NewCoupon } from './NewCoupon.tsx';
import { useCouponsTexts } from './use-coupons-texts.ts';

const tones = { live: 'ok', planned: 'info', ended: 'neutral', 'used-up': 'warn' } as const;

/** The last moment that still counts names the last day. */
const lastDay = (until: string): string => new Date(new Date(until).getTime() - 1).toISOString();

const coupons = definePanelList({
  operation: couponList,
  texts: useCouponsTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    state: { label: 'state', values: couponStates, say: (state, t) => t(`state.${state}`) },
  },
  columns: [
    {
      field: 'code',
      place: 'head',
      label: 'code',
      sort: 'code',
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    { field: 'value', place: 'aside', label: 'discount', cell: (row) => <Discount {...row} /> },
    {
      field: 'product',
      place: 'sub',
      label: 'product',
      cell: ({ product }, t) => product?.name ?? t('product.all'),
    },
    {
      field: 'validFrom',
      label: 'from',
      sort: 'valid_from',
      cell: ({ validFrom }) => <Day at={validFrom} />,
    },
    {
      field: 'validUntil',
      label: 'until',
      sort: 'valid_until',
      cell: ({ validUntil }) => <Day at={lastDay(validUntil)} />,
    },
    { field: 'uses', label: 'uses', sort: 'uses', end: true, cell: (row) => <Uses {...row} /> },
    {
      field: 'state',
      place: 'corner',
      label: 'state',
      cell: ({ state }, t) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
    },
  ],
  keyOf: ({ code }) => code,
  head: { permission: 'coupons:edit', Button: NewCoupon },
  export: 'coupons',
  actions: {
    label: 'end',
    place: 'action',
    end: true,
    of: [
      {
        label: () => 'end',
        name: ({ code }, t) => `${t('end')}: ${code}`,
        variant: 'text',
        when: ({ state }) => state !== 'ended',
        dialog: ({ row, close, done }) => (
          <EndCoupon code={row.code} onClose={close} onEnded={() => done()} />
        ),
      },
    ],
  },
});

/** Discounts buyers type on the payment page. */
export const CouponsPage = () => <ListPage of={coupons} />;
