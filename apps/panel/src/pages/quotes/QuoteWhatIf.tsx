import type { AnswerOf } from '@sigorta/contracts/operation';
import type { quoteDetail } from '@sigorta/contracts/panel/quotes';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import styles from '../../detail/Detail.module.css';
import { Amount } from '../../list/cells/Amount.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

type Asked = AnswerOf<typeof quoteDetail>['whatIf'][number];
type Told = Asked['answers'][number];

const tones = { pays: 'ok', partly: 'warn', no: 'neutral', 'not-said': 'info' } as const;

/** Every scenario of the product with what each insurer's terms say to it, for whoever is asked on the telephone. */
export function QuoteWhatIf({ whatIf }: { whatIf: readonly Asked[] }) {
  return whatIf.map(({ scenario, text, answers }) => (
    <Disclosure key={scenario} label={text}>
      <div className={styles.wide}>
        <Answers text={text} answers={answers} />
      </div>
    </Disclosure>
  ));
}

function Answers({ text, answers }: { text: string; answers: readonly Told[] }) {
  const t = useListTexts();
  return (
    <DataTable
      caption={text}
      rows={answers}
      keyOf={({ insurer }) => insurer.id}
      columns={[
        {
          key: 'insurer',
          label: t('col.insurer'),
          cell: ({ insurer }) => <Masked>{insurer.name}</Masked>,
          place: 'head',
        },
        {
          key: 'answer',
          label: t('quotes.result'),
          cell: ({ answer, clauses }) => (
            <TwoLines under={clauses.length > 0 && <Quotes clauses={clauses} />}>
              <span>
                <Badge tone={tones[answer]}>{t(`whatIf.${answer}`)}</Badge>
              </span>
            </TwoLines>
          ),
          place: 'badge',
        },
        {
          key: 'pays',
          label: t('whatIf.paid'),
          cell: ({ pays }) => <Amount money={pays} />,
          end: true,
        },
        {
          key: 'keeps',
          label: t('whatIf.keeps'),
          cell: ({ keeps }) => <Amount money={keeps} />,
          end: true,
        },
      ]}
    />
  );
}

/** The binding words, as they can be read out. */
const Quotes = ({ clauses }: Pick<Told, 'clauses'>) =>
  clauses.map(({ number, page, tr }) => (
    <span key={number} lang="tr" dir="ltr">
      {number}
      {page ? ` (s. ${page})` : ''}: {tr}{' '}
    </span>
  ));
