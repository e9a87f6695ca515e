import { proposalKinds } from '@sigorta/contracts/panel/proposal-kinds';
import { panelProposals, proposalParts } from '@sigorta/contracts/panel/proposals';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import styles from './ProposalsPage.module.css';
import { SendingOff } from './SendingOff.tsx';
import { Sentence } from './Sentence.tsx';
import { stateTone } from './state-tone.ts';
import { useProposalsTexts } from './use-proposals-texts.ts';

const proposals = definePanelList({
  operation: panelProposals,
  texts: useProposalsTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    part: { label: 'part', values: proposalParts, say: (part, t) => t(`part.${part}`) },
    kind: { label: 'kind', values: proposalKinds, say: (kind, t) => t(`kind.${kind}`) },
  },
  columns: [
    {
      field: 'kind',
      label: 'kind',
      cell: (row, t) => <TwoLines under={<Sentence of={row} />}>{t(`kind.${row.kind}`)}</TwoLines>,
      place: 'head',
    },
    {
      field: 'amount',
      label: 'amount',
      sort: 'amount',
      end: true,
      place: 'aside',
      cell: ({ amount }) => (
        <span className={styles.amount}>
          <Amount money={amount} />
        </span>
      ),
    },
    {
      field: 'askedBy',
      label: 'askedBy',
      cell: ({ askedBy, reason }) => (
        <TwoLines under={<span dir="auto">{reason}</span>}>
          <bdi>{askedBy}</bdi>
        </TwoLines>
      ),
      place: 'sub',
    },
    {
      field: 'askedAt',
      label: 'askedAt',
      sort: 'asked_at',
      cell: ({ askedAt }) => <Instant at={askedAt} />,
      place: 'corner',
    },
    {
      field: 'state',
      label: 'state',
      cell: ({ state, mayDecide }, t) => (
        <Badge tone={mayDecide ? 'bad' : stateTone(state)}>
          {t(mayDecide ? 'part.to-decide' : `state.${state}`)}
        </Badge>
      ),
      place: 'badge',
    },
  ],
  keyOf: ({ id }) => id,
  detail: ({ id }) => `/panel/onaylar/${id}`,
});

/** Everything that waits for a second person, and what became of it; what waits for the reader stands first. */
export const ProposalsPage = () => (
  <>
    <SendingOff />
    <ListPage of={proposals} />
  </>
);
