import type { AnswerOf } from '@sigorta/contracts/operation';
import type { quoteDetail } from '@sigorta/contracts/panel/quotes';
import { formatNumber } from '@sigorta/i18n/number';
import { Link, useLanguage } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

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
  const language = useLanguage();
  return (
    <DataTable
      caption={t('quotes.answers')}
      rows={insurers}
      keyOf={({ insurer }) => insurer.id}
      columns={[
        {
          key: 'insurer',
          label: t('col.insurer'),
          cell: ({ insurer, plan }) => (
            <TwoLines under={plan && <bdi>{plan}</bdi>}>
              <Masked>{insurer.name}</Masked>
            </TwoLines>
          ),
          place: 'head',
        },
        {
          key: 'result',
          label: t('quotes.result'),
          cell: ({ result, reason }) => (
            <TwoLines under={reason && <span dir="auto">{reason}</span>}>
              <span>
                <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>
              </span>
            </TwoLines>
          ),
          place: 'badge',
        },
        {
          key: 'price',
          label: t('quotes.price'),
          cell: ({ price }) => <Amount money={price} />,
          end: true,
          place: 'aside',
        },
        {
          key: 'after',
          label: t('quotes.after'),
          end: true,
          cell: ({ afterMs }) =>
            afterMs === null
              ? '–'
              : t('quotes.seconds', { seconds: formatNumber(Math.round(afterMs / 100) / 10, language) }),
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
