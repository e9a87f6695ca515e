import { cancellationRefusals } from '@sigorta/contracts/cancellation';
import { formatDate, formatDateRange, formatDateTime } from '@sigorta/i18n/date';
import { Link, useLanguage } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { KeyValue, type KeyValueRow } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import type { Notice } from './CancellationPage.tsx';
import { DueDay, lastDay } from './DueDay.tsx';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

/** What is known of a notice, matter by matter. */
export function NoticeBoxes({ notice }: { notice: Notice }) {
  const t = useCancellationsTexts();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Box title={t('box.notice')}>
          <KeyValue lines rows={useNoticeRows(notice)} />
        </Box>
      </div>
      <div className={styles.column}>
        <Box title={t('box.clock')}>
          <KeyValue lines rows={useClockRows(notice)} />
        </Box>
        <Box title={t('box.insurer')}>
          <KeyValue lines rows={useAnswerRows(notice)} />
        </Box>
      </div>
    </div>
  );
}

function useNoticeRows(notice: Notice): KeyValueRow[] {
  const t = useCancellationsTexts();
  const language = useLanguage();
  return [
    { id: 'product', label: t('product'), value: notice.product.name },
    { id: 'insurer', label: t('insurer'), value: <bdi>{notice.insurer.name}</bdi> },
    { id: 'buyer', label: t('buyer'), value: <bdi>{notice.buyer}</bdi> },
    {
      id: 'cover',
      label: t('cover'),
      value: notice.cover ? (
        <bdi>{formatDateRange(notice.cover.firstDay, notice.cover.lastDay, language)}</bdi>
      ) : (
        t('none')
      ),
    },
    { id: 'signed', label: t('signed'), value: <bdi>{formatDateTime(notice.signedAt, language)}</bdi> },
    { id: 'reason', label: t('reason'), value: notice.reason ? t(`reason.${notice.reason}`) : t('none') },
    { id: 'paid', label: t('paid'), value: <Money money={notice.paid} language={language} /> },
    { id: 'expected', label: t('expected'), value: <Money money={notice.expected} language={language} /> },
    {
      id: 'refund',
      label: t('refund'),
      value: notice.state === 'refused' ? t('none') : <Money money={notice.refund} language={language} />,
    },
  ];
}

function useClockRows(notice: Notice): KeyValueRow[] {
  const t = useCancellationsTexts();
  const language = useLanguage();
  const moment = (at: string | null) => (at === null ? t('none') : <bdi>{formatDateTime(at, language)}</bdi>);
  const day = (end: string | null) =>
    end === null ? t('none') : <bdi>{formatDate(lastDay(end), language)}</bdi>;
  return [
    { id: 'due', label: t('due'), value: <DueDay row={notice} /> },
    { id: 'requested', label: t('requested'), value: moment(notice.requestedAt) },
    { id: 'passOnBy', label: t('passOnBy'), value: day(notice.passOnBy) },
    { id: 'passedAt', label: t('passedAt'), value: moment(notice.passedAt) },
    { id: 'refundBy', label: t('refundBy'), value: day(notice.refundBy) },
    { id: 'settledAt', label: t('settledAt'), value: moment(notice.settledAt) },
  ];
}

function useAnswerRows(notice: Notice): KeyValueRow[] {
  const t = useCancellationsTexts();
  const known = cancellationRefusals.find((word) => word === notice.refusal);
  const refusal = known ? t(`refusal.${known}`) : <bdi>{notice.refusal ?? t('none')}</bdi>;
  return [
    { id: 'calls', label: t('calls'), value: notice.calls },
    { id: 'refusal', label: t('refusal'), value: refusal },
    { id: 'note', label: t('note'), value: <bdi>{notice.note ?? t('none')}</bdi> },
    {
      id: 'order',
      label: t('order'),
      value: (
        <Link to={`/panel/odemeler/${notice.orderId}`} className={textLinkClass()}>
          {t('order.open')}
        </Link>
      ),
    },
  ];
}
