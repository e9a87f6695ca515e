import { type Weekday, weekdays } from '@sigorta/contracts/opening-hours';
import { paymentSettings } from '@sigorta/contracts/panel/payment-settings';
import { type Language, languages } from '@sigorta/i18n/language';
import { useEveryProduct, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { languageName } from '../../texts/language-name.ts';
import type { Category } from './CategoryChoice.tsx';
import { dayName } from './lists/day-name.ts';
import styles from './SaveDialog.module.css';
import type { Change } from './setting-changes.ts';
import { shownChange } from './shown-setting.ts';
import { usePartnersTexts, useSettingText } from './use-partners-texts.ts';

interface SaveDialogProps {
  open: boolean;
  changes: readonly Change[];
  categories: readonly Category[];
  busy: boolean;
  /** why it was not saved */
  failed: string | null;
  onClose: () => void;
  onSave: () => void;
}

/** What will change, old beside new, before it does. */
export function SaveDialog({ open, changes, categories, busy, failed, onClose, onSave }: SaveDialogProps) {
  const t = usePartnersTexts();
  const settingText = useSettingText();
  const language = useLanguage();
  const products = useEveryProduct();
  const words = {
    on: t('switch.on'),
    off: t('switch.off'),
    effect: (name: string) => settingText(`effect.${name}`),
    arrangement: (word: string) => settingText(`arrangement.${word}`),
    product: (id: string) => products.find((product) => product.id === id)?.name ?? id,
    section: (name: string) => settingText(`homeSection.${name}`),
    category: (id: number) => categories.find((category) => category.id === id)?.name ?? String(id),
    key: (key: string) => keyName(key, language),
  };
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
      <p className={styles.text}>
        {t('diff.text')} {changes.some(({ name }) => asksSecond(name)) && t('diff.asked')}
      </p>
      <dl className={styles.changes}>
        {changes.map((change) => {
          const { before, after } = shownChange(change, words);
          return (
            <div key={change.name}>
              <dt>{t(`setting.${change.name}`)}</dt>
              <dd>
                <del>
                  <Lines label={t('diff.before')} lines={before} empty={t('empty')} />
                </del>
              </dd>
              <dd>
                <ins>
                  <Lines label={t('diff.after')} lines={after} empty={t('empty')} />
                </ins>
              </dd>
            </div>
          );
        })}
      </dl>
      {failed && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
    </Dialog>
  );
}

/** Where its money goes. */
const asksSecond = (name: Change['name']): boolean => paymentSettings.some((one) => one === name);

function Lines({ label, lines, empty }: { label: string; lines: readonly string[]; empty: string }) {
  return (
    <>
      <span className={styles.hidden}>{label}: </span>
      {lines.length === 0
        ? empty
        : lines.map((line) => (
            <bdi key={line} className={styles.line}>
              {line}
            </bdi>
          ))}
    </>
  );
}

const isDay = (key: string): key is Weekday => (weekdays as readonly string[]).includes(key);
const isLanguage = (key: string): key is Language => (languages as readonly string[]).includes(key);

const keyName = (key: string, language: Language): string =>
  isDay(key) ? dayName(key, language) : isLanguage(key) ? languageName(key, language) : key;
