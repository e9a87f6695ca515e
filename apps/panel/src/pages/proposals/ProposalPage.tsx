import type { AnswerOf } from '@sigorta/contracts/operation';
import { panelProposal } from '@sigorta/contracts/panel/proposals';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { KeyValue, type KeyValueRow } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { usePageId } from '../../app/page-id.tsx';
import { BackLink } from '../../detail/BackLink.tsx';
import styles from '../../detail/Detail.module.css';
import { Missed } from '../../detail/Missed.tsx';
import { useLasting } from '../../detail/use-lasting.ts';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Decide } from './Decide.tsx';
import { Said } from './Proposals.tsx';
import own from './ProposalsPage.module.css';
import { Sentence } from './Sentence.tsx';
import { stateTone } from './state-tone.ts';
import { useProposalsTexts } from './use-proposals-texts.ts';

type Proposal = AnswerOf<typeof panelProposal>;

/** One proposal: what will happen to whose money, who asked for it and why, and what the reader can do. */
export function ProposalPage() {
  const t = useProposalsTexts();
  const id = usePageId();
  const { state, answer: proposal, code, retry, missed } = useLasting(useQuery(panelProposal, { id }), id);
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!proposal) return <Loading />;
  return (
    <>
      <BackLink to="/panel/onaylar" />
      <Missed code={missed} again={retry} busy={state === 'loading'} />
      <PageHead
        title={t(`kind.${proposal.kind}`)}
        text={<Badge tone={stateTone(proposal.state)}>{t(`state.${proposal.state}`)}</Badge>}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Box title={t('box.what')}>
            <p className={own.amount}>
              <Amount money={proposal.amount} />
            </p>
            <p>
              <Sentence of={proposal} />
            </p>
            <Facts of={proposal} />
          </Box>
        </div>
        <div className={styles.column}>
          <Box title={t('box.why')}>
            <div className={styles.form}>
              <Said proposal={proposal} />
              <Decide proposal={proposal} again={retry} />
            </div>
          </Box>
        </div>
      </div>
    </>
  );
}

function Facts({ of: { subject, buyer, partner, orderId, facts } }: { of: Proposal }) {
  const t = useProposalsTexts();
  const rows: KeyValueRow[] = [{ id: 'subject', label: t('subject'), value: <bdi>{subject}</bdi> }];
  if (buyer) rows.push({ id: 'buyer', label: t('buyer'), value: <bdi>{buyer}</bdi> });
  if (partner) rows.push({ id: 'partner', label: t('partner'), value: <bdi>{partner.name}</bdi> });
  for (const { name, value } of facts)
    rows.push({ id: name, label: t(`fact.${name}`), value: <bdi dir="auto">{value}</bdi> });
  if (orderId)
    rows.push({
      id: 'order',
      label: '',
      value: (
        <Link to={`/panel/odemeler/${orderId}`} className={textLinkClass()}>
          {t('order')}
        </Link>
      ),
    });
  return <KeyValue lines rows={rows} />;
}
