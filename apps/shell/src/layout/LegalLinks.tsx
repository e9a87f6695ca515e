import type { LegalDocumentId } from '@sigorta/legal/document';
import { createPortal, useTexts } from '@sigorta/runtime/runtime';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { Suspense, useState } from 'react';
import { NotComeIfThere } from './NotComeIfThere.tsx';

const LegalDialog = later(async () => (await import('./LegalDialog.tsx')).LegalDialog, NotComeIfThere);

/** Texts everybody may read at any time; the others belong to a purchase. */
const documents = [
  'personal-data-notice',
  'privacy-policy',
  'distance-sales-contract',
  'marketing-consent',
] as const satisfies readonly LegalDocumentId[];
type PublicDocument = (typeof documents)[number];

/** Buttons that open the legal texts; texts and dialog come with the first press. */
export function LegalLinks() {
  const t = useTexts('shell');
  const [shown, setShown] = useState<PublicDocument | null>(null);
  return (
    <>
      <ul>
        {documents.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => setShown(id)} aria-haspopup="dialog">
              {t(`footer.legal.${id}`)}
            </button>
          </li>
        ))}
      </ul>
      {/* Out of the footer, whose ground and headings are not the dialog's. */}
      {shown &&
        createPortal(
          <Suspense fallback={null}>
            <LegalDialog
              key={shown}
              id={shown}
              title={t(`footer.legal.${shown}`)}
              onClose={() => setShown(null)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
