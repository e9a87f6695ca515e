import { type GivenConsent, myConsents } from '@sigorta/contracts/operations/my-consents';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { isLegalDocumentId, type LegalDocumentId } from '@sigorta/legal/document';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { NotCome } from '@sigorta/ui-kit/later/NotCome.tsx';
import { Suspense, useState } from 'react';
import { useAccountTexts } from '../use-account-texts.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { latestConsents, type ShownConsent } from './latest-consents.ts';
import styles from './Sections.module.css';
import { Waiting } from './Waiting.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const LegalDialog = later(async () => (await import('../../../layout/LegalDialog.tsx')).LegalDialog, NotCome);

interface Reading {
  id: LegalDocumentId;
  language: GivenConsent['language'];
}

/** What was agreed to, with the text that was shown; what may be taken back has a button, the rest says why not. */
export function Consents() {
  const t = useAccountTexts();
  const { state, answer, retry, replace } = useQuery(myConsents, {});
  const [reading, setReading] = useState<Reading | null>(null);
  const [asked, setAsked] = useState<ShownConsent | null>(null);
  const [done, setDone] = useState(false);
  if (state !== 'ready') return <Waiting state={state} onRetry={retry} />;
  const { consents } = answer;
  const withdrawn = (consent: string, withdrawnAt: string): void => {
    replace({
      consents: consents.map((one) =>
        one.consent === consent && one.withdrawnAt === null ? { ...one, withdrawnAt } : one,
      ),
    });
    setAsked(null);
    setDone(true);
  };
  return (
    <div className={styles.section}>
      <p className={styles.lead}>{t('consents.lead')}</p>
      <p role="status">{done && t('consents.withdraw.done')}</p>
      {consents.length === 0 && <p>{t('consents.none')}</p>}
      <ul className={styles.list}>
        {latestConsents(consents).map((one) => (
          <ConsentCard
            key={`${one.consent}|${one.document}`}
            consent={one}
            onRead={() =>
              isLegalDocumentId(one.document) && setReading({ id: one.document, language: one.language })
            }
            onWithdraw={() => setAsked(one)}
          />
        ))}
      </ul>
      {reading && (
        <Suspense fallback={null}>
          <LegalDialog {...reading} title={t(`document.${reading.id}`)} onClose={() => setReading(null)} />
        </Suspense>
      )}
      {asked && <WithdrawDialog consent={asked} onClose={() => setAsked(null)} onDone={withdrawn} />}
    </div>
  );
}
