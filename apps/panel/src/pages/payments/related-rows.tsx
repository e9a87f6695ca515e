import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import type { ReactNode } from 'react';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

type Related = Pick<Payment, 'quoteId' | 'noticeIds' | 'transferReference'>;

/** Ways from a purchase to what belongs to it: its quote, the notices that end its policy, its bank transfer. */
export function useRelatedRows({ quoteId, noticeIds, transferReference }: Related) {
  const t = useListTexts();
  const way = (label: string, to: string, words: ReactNode) => ({
    label,
    value: (
      <Link to={to} className={textLinkClass()}>
        {words}
      </Link>
    ),
  });
  return [
    ...(quoteId ? [way(t('quotes.one'), `/panel/teklifler/${quoteId}`, t('payments.quote'))] : []),
    ...noticeIds.map((id) => way(t('payments.notice'), `/panel/iptaller/${id}`, t('payments.notice.open'))),
    ...(transferReference
      ? [
          way(
            t('payments.transfer'),
            `/panel/havaleler?ara=${transferReference}`,
            <bdi key="reference">{transferReference}</bdi>,
          ),
        ]
      : []),
  ];
}
