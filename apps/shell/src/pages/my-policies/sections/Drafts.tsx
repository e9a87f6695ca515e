import { draftKey } from '@sigorta/contracts/embed';
import { formatTime } from '@sigorta/i18n/date';
import { type OpenDraft, openDrafts } from '@sigorta/journey/form/open-drafts';
import { Link, useCatalogue, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { useEffect, useState } from 'react';
import { useAccountTexts } from '../use-account-texts.ts';
import styles from './Sections.module.css';

/** Storage may be forbidden: then there are no drafts. */
const readDrafts = (): OpenDraft[] => {
  try {
    return openDrafts(Date.now(), sessionStorage);
  } catch {
    return [];
  }
};

/** Half-filled forms of this tab; what they hold is shown by their form only. */
export function Drafts() {
  const t = useAccountTexts();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const [drafts, setDrafts] = useState<readonly OpenDraft[]>([]);
  const [deleted, setDeleted] = useState(false);
  useEffect(() => setDrafts(readDrafts()), []);
  const shown = drafts.flatMap((draft) => {
    const product = catalogue.find(({ id }) => id === draft.product);
    return product ? [{ ...draft, name: product.name, path: product.paths.form }] : [];
  });
  const remove = (product: string): void => {
    sessionStorage.removeItem(draftKey(product));
    setDrafts(readDrafts());
    setDeleted(true);
  };
  return (
    <div className={styles.section}>
      <p className={styles.lead}>{t('drafts.lead')}</p>
      <p role="status">{deleted && t('drafts.deleted')}</p>
      {shown.length === 0 && <p>{t('drafts.none')}</p>}
      <ul className={styles.list}>
        {shown.map(({ product, name, path, savedAt }) => (
          <Card as="li" key={product} className={styles.card}>
            <div className={styles.head}>
              <h2>{name}</h2>
            </div>
            <p className={styles.note}>
              {t('drafts.saved', { time: formatTime(new Date(savedAt).toISOString(), language) })}
            </p>
            <div className={styles.actions}>
              <Link
                to={path}
                className={buttonClass({ variant: 'outline' })}
                aria-label={t('named', { action: t('drafts.continue'), product: name })}
              >
                {t('drafts.continue')}
              </Link>
              <Button
                variant="text"
                icon="trash"
                aria-label={t('named', { action: t('drafts.delete'), product: name })}
                onClick={() => remove(product)}
              >
                {t('drafts.delete')}
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}
