import type { PartnerSettings } from '@sigorta/contracts/partner';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import styles from './SaveDialog.module.css';
import type { Change } from './setting-changes.ts';
import { usePartnersTexts } from './use-partners-texts.ts';

interface SaveDialogProps {
  open: boolean;
  changes: readonly Change[];
  busy: boolean;
  /** why it was not saved */
  failed: string | null;
  onClose: () => void;
  onSave: () => void;
}

/** What will change, old beside new, before it does. */
export function SaveDialog({ open, changes, busy, failed, onClose, onSave }: SaveDialogProps) {
  const t = usePartnersTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('diff.title')}
      size="l"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={onSave}>
            {t('diff.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('diff.text')}</p>
      <dl className={styles.changes}>
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{t(`setting.${name}`)}</dt>
            <dd>
              <del>
                <span className={styles.hidden}>{t('diff.before')}: </span>
                <bdi>{shown(before) ?? t('empty')}</bdi>
              </del>
            </dd>
            <dd>
              <ins>
                <span className={styles.hidden}>{t('diff.after')}: </span>
                <bdi>{shown(after) ?? t('empty')}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {failed && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
    </Dialog>
  );
}

const shown = (value: PartnerSettings[keyof PartnerSettings] | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);
