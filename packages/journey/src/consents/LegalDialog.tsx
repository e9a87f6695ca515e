import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { formatDate } from '@sigorta/i18n/date';
import { closesOnBackdrop } from '@sigorta/legal/closes-on-backdrop';
import { companyData } from '@sigorta/legal/company';
import { type ConsentId, documentOfConsent } from '@sigorta/legal/consents';
import type { LegalData } from '@sigorta/legal/document';
import { fill } from '@sigorta/legal/fill';
import { isOnlyRead } from '@sigorta/legal/is-only-read';
import { loadDocument } from '@sigorta/legal/load-document';
import { useBrand, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './LegalDialog.module.css';

interface LegalDialogProps {
  consent: ConsentId;
  data: LegalData;
  onClose: () => void;
  onAccept: () => void;
}

/** A legal text over the page: what was typed below stays as it is. */
export function LegalDialog({ consent, data, onClose, onAccept }: LegalDialogProps) {
  const { t } = useWords();
  const language = useLanguage();
  const brand = useBrand();
  const id = documentOfConsent(consent);
  const { state, answer, retry } = useReading(`${id}|${language}`, () => loadDocument(id, language));
  const document = state === 'ready' ? fill(answer, { ...companyData(brand), ...data }) : null;
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      backdropCloses={closesOnBackdrop(id, language)}
      title={document?.title ?? t(`consent.${consent}.read`)}
      actions={
        document && (
          <Button variant="solid" onClick={onAccept}>
            {t(isOnlyRead(id) ? 'legal.read' : 'legal.accept')}
          </Button>
        )
      }
    >
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('legal.loadFailed')}{' '}
          <Button variant="outline" size="m" icon="refresh" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {state === 'loading' && <Spinner size="l" label={t('consent.loading')} />}
      {document && (
        <div className={styles.text}>
          <p className={styles.meta}>
            {t('legal.version', { date: formatDate(document.version, language) })}
            {language !== 'tr' && ` ${t('legal.binding')}`}
          </p>
          {document.articles.map(({ heading, paragraphs }, article) => (
            <section key={`${article}-${heading}`}>
              {heading !== '' && <h3>{heading}</h3>}
              {paragraphs.map((paragraph, at) => (
                <p key={`${article}-${at}`}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
