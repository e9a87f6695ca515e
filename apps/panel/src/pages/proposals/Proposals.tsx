import type { ProposalRow } from '@sigorta/contracts/panel/proposals';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Decide } from './Decide.tsx';
import { Sentence } from './Sentence.tsx';
import { stateTone } from './state-tone.ts';
import { useProposalsTexts } from './use-proposals-texts.ts';

interface ProposalsProps {
  proposals: readonly ProposalRow[];
  again: () => void;
}

/** What two persons agree on about one thing: who asked, what was said to it. Nothing where nobody asked. */
export function Proposals({ proposals, again }: ProposalsProps) {
  const t = useProposalsTexts();
  if (proposals.length === 0) return null;
  return (
    <Box title={t('box.list')}>
      <ul className={styles.lines}>
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <div className={styles.bar}>
              <b>
                <Amount money={proposal.amount} /> · {t(`kind.${proposal.kind}`)}
              </b>
              <Badge tone={stateTone(proposal.state)}>{t(`state.${proposal.state}`)}</Badge>
            </div>
            {proposal.state === 'asked' && (
              <p>
                <Sentence of={proposal} />
              </p>
            )}
            <Said proposal={proposal} />
            <Decide proposal={proposal} again={again} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Who asked and why, and who decided and why. */
export function Said({ proposal }: { proposal: ProposalRow }) {
  const t = useProposalsTexts();
  const { state, reason, askedBy, askedAt, decidedBy, decidedAt, note } = proposal;
  return (
    <>
      <p className={styles.message} dir="auto">
        {reason}
      </p>
      <span className={styles.quiet}>
        {t('askedByName', { name: askedBy })} · <Instant at={askedAt} />
      </span>
      {state === 'lapsed' && <p className={styles.message}>{t('lapsedText')}</p>}
      {decidedBy && decidedAt && (
        <>
          {note && (
            <p className={styles.message} dir="auto">
              {note}
            </p>
          )}
          <span className={styles.quiet}>
            {t('decidedByName', { name: decidedBy })} · <Instant at={decidedAt} />
          </span>
        </>
      )}
    </>
  );
}
