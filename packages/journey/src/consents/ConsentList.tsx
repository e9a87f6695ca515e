import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import type { LegalData } from '@sigorta/legal/document';
import type { ConsentUse } from '@sigorta/product-kit/product';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { NotCome } from '@sigorta/ui-kit/later/NotCome.tsx';
import { Suspense, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './ConsentList.module.css';
import { consentFieldId } from './consent-field-id.ts';

const LegalDialog = later(async () => (await import('./LegalDialog.tsx')).LegalDialog, NotCome);

interface ConsentListProps {
  uses: readonly ConsentUse[];
  ticked: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  onTick: (id: string, on: boolean) => void;
  /** what is known of buyer, offer and insurer, written into the texts */
  data?: () => LegalData;
}

/** One box a consent, none ticked beforehand, each with its text one press away (spec §5). */
export function ConsentList({ uses, ticked, wrong, onTick, data }: ConsentListProps) {
  const { t } = useWords();
  const [shown, setShown] = useState<ConsentUse | null>(null);
  if (uses.length === 0) return null;
  return (
    <section className={styles.consents}>
      <h3 className={styles.title}>{t('consent.title')}</h3>
      <p className={styles.hint}>{t('consent.hint')}</p>
      <ul className={styles.list}>
        {uses.map((use) => {
          const text = `consent.${legalConsentOf(use)}` as const;
          return (
            <li key={use.id}>
              <Checkbox
                id={consentFieldId(use.id)}
                name={`consents.${use.id}`}
                className={styles.row}
                label={use.required ? t(text) : `${t(text)} (${t('consent.optional')})`}
                error={wrong.has(use.id) ? t(`${text}.error`) : null}
                checked={ticked.has(use.id)}
                onChange={(event) => onTick(use.id, event.target.checked)}
                aside={
                  <button type="button" className={styles.read} onClick={() => setShown(use)}>
                    {t(`${text}.read`)}
                  </button>
                }
              />
            </li>
          );
        })}
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <LegalDialog
            consent={legalConsentOf(shown)}
            data={data?.() ?? {}}
            onClose={() => setShown(null)}
            onAccept={() => {
              onTick(shown.id, true);
              setShown(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
