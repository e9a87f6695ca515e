import type { Language } from '@sigorta/i18n/language';
import { closesOnBackdrop } from '@sigorta/legal/closes-on-backdrop';
import { companyData } from '@sigorta/legal/company';
import type { LegalDocument as Filled, LegalDocumentId } from '@sigorta/legal/document';
import { fill } from '@sigorta/legal/fill';
import { LegalDocument } from '@sigorta/legal/LegalDocument.tsx';
import { loadDocument } from '@sigorta/legal/load-document';
import { type LegalTexts, loadLegalTexts } from '@sigorta/legal/texts/load';
import { useBrand, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useEffect, useState } from 'react';

type Loaded = { document: Filled; texts: LegalTexts } | 'loading' | 'failed';

interface LegalDialogProps {
  id: LegalDocumentId;
  /** of the text; the page's unless told */
  language?: Language | undefined;
  /** what the page calls the text */
  title: string;
  onClose: () => void;
}

/** A legal text with the seller's data, to read; nothing is accepted here. */
export function LegalDialog({ id, language: wanted, title, onClose }: LegalDialogProps) {
  const t = useTexts('shell');
  const own = useLanguage();
  const language = wanted ?? own;
  const [loaded, again] = useDocument(id, language);
  return (
    <Dialog open onClose={onClose} backdropCloses={closesOnBackdrop(id, language)} title={title} size="l">
      {loaded === 'loading' && (
        <p role="status" aria-label={t('page.loading')}>
          <Spinner />
        </p>
      )}
      {loaded === 'failed' && (
        <Notice
          tone="bad"
          role="alert"
          title={t('page.failed.title')}
          actions={
            <Button size="s" variant="outline" onClick={again}>
              {t('page.offline.retry')}
            </Button>
          }
        />
      )}
      {typeof loaded === 'object' && (
        <LegalDocument document={loaded.document} texts={loaded.texts} level={3} />
      )}
    </Dialog>
  );
}

function useDocument(id: LegalDocumentId, language: Language): [Loaded, () => void] {
  const brand = useBrand();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded) => isWanted && setLoaded(next);
    show('loading');
    Promise.all([loadDocument(id, language), loadLegalTexts(language)]).then(
      ([document, texts]) => show({ document: fill(document, companyData(brand)), texts }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [id, language, brand, attempt]);
  return [loaded, () => setAttempt(attempt + 1)];
}
