import { quoteDetail, quoteNote } from '@sigorta/contracts/panel/quotes';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatList } from '@sigorta/i18n/list';
import { useLanguage } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { usePageId } from '../../app/page-id.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { BackLink } from '../../detail/BackLink.tsx';
import styles from '../../detail/Detail.module.css';
import { Missed } from '../../detail/Missed.tsx';
import { NotesBox } from '../../detail/Notes.tsx';
import { Reveal } from '../../detail/Reveal.tsx';
import { useLasting } from '../../detail/use-lasting.ts';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { languageName } from '../../texts/language-name.ts';
import { InsurerAnswers } from './InsurerAnswers.tsx';
import { QuoteWhatIf } from './QuoteWhatIf.tsx';
import { QuoteWork } from './QuoteWork.tsx';
import { SendQuote } from './SendQuote.tsx';

/** One quote: what was asked, and what every insurer said. */
export function QuotePage() {
  const t = useListTexts();
  const language = useLanguage();
  const id = usePageId();
  const { state, answer, code, retry, missed } = useLasting(useQuery(quoteDetail, { id }), id);
  const may = useMay();
  const note = useAction(quoteNote);
  const write = async (text: string): Promise<boolean> => {
    const isWritten = (await note.act({ id, text })) !== null;
    if (isWritten) retry();
    return isWritten;
  };
  const quote = answer;
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!quote) return <Loading />;
  const masked = { subject: 'quote', id } as const;
  return (
    <>
      <BackLink to="/panel/teklifler" />
      <Missed code={missed} again={retry} busy={state === 'loading'} />
      <PageHead
        title={`${t('quotes.one')}: ${quote.product.name}`}
        text={
          <>
            <bdi>{quote.partner.name}</bdi> · <Instant at={quote.createdAt} />
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Box title={t('quotes.answers')}>
            {quote.insurers.length === 0 && <p className={styles.quiet}>{t('customers.nothing')}</p>}
            {quote.insurers.length > 0 && (
              <div className={styles.wide}>
                <InsurerAnswers insurers={quote.insurers} />
              </div>
            )}
          </Box>
          {quote.whatIf.length > 0 && (
            <Box title={t('whatIf.title')}>
              <QuoteWhatIf whatIf={quote.whatIf} />
            </Box>
          )}
          <NotesBox
            permission="quotes:work"
            notes={quote.notes}
            write={write}
            state={note.state}
            code={note.code}
          />
        </div>
        <div className={styles.column}>
          <QuoteWork quote={quote} again={retry} />
          {may('customers:sell') && <SendQuote id={id} />}
          <Box title={t('quotes.asked')}>
            <KeyValue
              lines
              rows={[
                {
                  label: t('col.name'),
                  value: (
                    <Reveal {...masked} field="name" masked={formatList(quote.names, language) || '–'} />
                  ),
                },
                ...(quote.phone
                  ? [
                      {
                        label: t('col.phone'),
                        value: <Reveal {...masked} field="phone" masked={quote.phone} />,
                      },
                    ]
                  : []),
                { label: t('col.identity'), value: <Reveal {...masked} field="identity" masked="***" /> },
                { label: t('col.language'), value: languageName(quote.language, language) },
                ...quote.answers.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
              ]}
            />
          </Box>
        </div>
      </div>
    </>
  );
}
