import { paymentDetail } from '@sigorta/contracts/panel/payments';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { usePageId } from '../../app/page-id.tsx';
import { BackLink } from '../../detail/BackLink.tsx';
import styles from '../../detail/Detail.module.css';
import { Missed } from '../../detail/Missed.tsx';
import { useLasting } from '../../detail/use-lasting.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { Proposals } from '../proposals/Proposals.tsx';
import { Attempts } from './Attempts.tsx';
import { Buyer } from './Buyer.tsx';
import { Deliveries } from './Deliveries.tsx';
import { DenyPolicy } from './DenyPolicy.tsx';
import { History } from './History.tsx';
import { PolicyBox } from './PolicyBox.tsx';
import { RefundAsk } from './RefundAsk.tsx';
import { Refunds } from './Refunds.tsx';

/** One purchase: its money, its policy, and every step of both. */
export function PaymentPage() {
  const t = useListTexts();
  const id = usePageId();
  const { state, answer, code, retry, missed } = useLasting(useQuery(paymentDetail, { id }), id);
  const payment = answer;
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!payment) return <Loading />;
  const what = payment.kind === 'payment' ? t('payments.noPolicy') : payment.product.name;
  return (
    <>
      <BackLink to="/panel/odemeler" />
      <Missed code={missed} again={retry} busy={state === 'loading'} />
      <PageHead
        title={`${t('payments.one')}: ${what}`}
        text={
          <>
            <StateBadge of="order" state={payment.state} /> <Instant at={payment.createdAt} /> ·{' '}
            <bdi>{payment.partner.name}</bdi>
          </>
        }
        actions={
          <>
            <DenyPolicy payment={payment} again={retry} />
            <RefundAsk payment={payment} again={retry} />
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Proposals proposals={payment.proposals} again={retry} />
          <Attempts attempts={payment.attempts} />
          <Refunds payment={payment} again={retry} />
          <History history={payment.history} />
        </div>
        <div className={styles.column}>
          <PolicyBox payment={payment} />
          <Buyer payment={payment} again={retry} />
          <Deliveries deliveries={payment.deliveries} />
        </div>
      </div>
    </>
  );
}
