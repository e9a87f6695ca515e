import type { AnswerOf } from '@sigorta/contracts/operation';
import type { quoteDetail } from '@sigorta/contracts/panel/quotes';
import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { DataTable } from '../../list/DataTable.tsx';
import { Amount } from '../../lists/Amount.tsx';
import { useListTexts } from '../../lists/use-list-texts.ts';

type Line = AnswerOf<typeof quoteDetail>['insurers'][number];

const tones = {
  offer: 'ok',
  waiting: 'info',
  declined: 'neutral',
  late: 'warn',
  unavailable: 'bad',
  'invalid-answer': 'bad',
} as const;

/** A line an insurer, in the order they answered. */
export function InsurerAnswers({ insurers }: { insurers: readonly Line[] }) {
  const t = useListTexts();
  return (
    <DataTable
      caption={t('quotes.answers')}
      rows={insurers}
      keyOf={({ insurer }) => insurer.id}
      columns={[
        { key: 'insurer', label: t('col.insurer'), cell: ({ insurer }) => <bdi>{insurer.name}</bdi> },
        {
          key: 'result',
          label: t('quotes.result'),
          cell: ({ result, reason }) => (
            <span>
              <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>{' '}
              {reason && <span dir="auto">{reason}</span>}
            </span>
          ),
        },
        { key: 'plan', label: t('quotes.plan'), cell: ({ plan }) => <bdi>{plan ?? '–'}</bdi>, wide: true },
        { key: 'price', label: t('quotes.price'), cell: ({ price }) => <Amount money={price} />, end: true },
        {
          key: 'after',
          label: t('quotes.after'),
          end: true,
          cell: ({ afterMs }) =>
            afterMs === null ? '–' : t('quotes.seconds', { seconds: (afterMs / 1000).toFixed(1) }),
        },
        {
          key: 'order',
          label: t('quotes.purchase'),
          cell: ({ orderId }) =>
            orderId ? (
              <Link to={`/panel/odemeler/${orderId}`} className={textLinkClass()}>
                {t('payments.one')}
              </Link>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}
