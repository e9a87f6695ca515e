import { mySavedQuotes, type SavedQuote } from '@sigorta/contracts/operations/my-saved-quotes';
import { savedQuoteRevoke } from '@sigorta/contracts/operations/saved-quote-revoke';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatDate } from '@sigorta/i18n/date';
import { Link, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { type AccountText, useAccountTexts } from '../use-account-texts.ts';
import styles from './Sections.module.css';
import { Waiting } from './Waiting.tsx';

/** Quotes kept behind a link: to open again, or to close. */
export function SavedQuotes() {
  const t = useAccountTexts();
  const { state, answer, retry, replace } = useQuery(mySavedQuotes, {});
  const revoking = useAction(savedQuoteRevoke);
  if (state !== 'ready') return <Waiting state={state} onRetry={retry} />;
  const { quotes } = answer;
  const revoke = async (token: string): Promise<void> => {
    if (await revoking.act({ token })) replace({ quotes: quotes.filter((one) => one.token !== token) });
  };
  return (
    <div className={styles.section}>
      <p className={styles.lead}>{t('quotes.lead')}</p>
      <p role="status">
        {revoking.state === 'done' && t('quotes.revoked')}
        {revoking.state === 'failed' && t('quotes.failed')}
      </p>
      {quotes.length === 0 && <p>{t('quotes.none')}</p>}
      <ul className={styles.list}>
        {quotes.map((quote) => (
          <SavedCard key={quote.token} quote={quote} onRevoke={() => void revoke(quote.token)} />
        ))}
      </ul>
    </div>
  );
}

function SavedCard({ quote, onRevoke }: { quote: SavedQuote; onRevoke: () => void }) {
  const t = useAccountTexts();
  const language = useLanguage();
  const named = (action: AccountText) => t('named', { action: t(action), product: quote.productName });
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>{quote.productName}</h2>
        <Badge tone={quote.valid ? 'ok' : 'neutral'}>
          {t(quote.valid ? 'quotes.valid' : 'quotes.expired')}
        </Badge>
      </div>
      <KeyValue
        lines
        rows={[
          ...(quote.lowest
            ? [
                {
                  id: 'lowest',
                  label: t('quotes.lowest'),
                  value: <Money money={quote.lowest} language={language} />,
                },
              ]
            : []),
          { id: 'saved', label: t('quotes.saved'), value: <bdi>{formatDate(quote.savedAt, language)}</bdi> },
          { id: 'until', label: t('quotes.until'), value: <bdi>{formatDate(quote.until, language)}</bdi> },
        ]}
      />
      <div className={styles.actions}>
        {quote.path && (
          <Link
            to={`${quote.path}?kayit=${quote.token}`}
            className={buttonClass({ variant: 'outline' })}
            aria-label={named('quotes.open')}
          >
            {t('quotes.open')}
          </Link>
        )}
        <Button variant="text" icon="lock" aria-label={named('quotes.revoke')} onClick={onRevoke}>
          {t('quotes.revoke')}
        </Button>
      </div>
    </Card>
  );
}
