import { lira } from '@sigorta/contracts/money';
import type { AuditEntryRow } from '@sigorta/contracts/panel/audit';
import { partnerSettingsSchema } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';
import { useLanguage, useNamespace } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import type { ReactNode } from 'react';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { languageName } from '../../texts/language-name.ts';
import { useSettingText } from '../partners/use-partners-texts.ts';
import styles from './Audit.module.css';
import { SubjectId } from './entry-cells.tsx';
import { useAuditTexts, useWordOr } from './use-audit-texts.ts';

type Value = AuditEntryRow['detail'][string];

const amounts: readonly string[] = ['amount', 'refund'];
const roleFields: readonly string[] = ['role', 'fromRole', 'toRole'];

/** One entry with everything that was written down. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntryRow; onClose: () => void }) {
  const t = useAuditTexts();
  const roleText = useNamespace('panel');
  const word = useWordOr();
  const language = useLanguage();
  const setting = useSettingText();
  /** settings of a partner are named as in their editor */
  const nameOf = (name: string) => {
    const isSetting = action.startsWith('partner.') && name in partnerSettingsSchema.entries;
    return isSetting ? setting(`setting.${name}`) : word(`detail.${name}`, name);
  };
  const { number, at, by, action, subject, partner, reason, detail, hash } = entry;
  const shown = (name: string, value: Value): ReactNode => {
    if (value === null || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return amounts.includes(name) ? <Amount money={lira(value)} /> : value;
    if (roleFields.includes(name)) return roleText(`role.${value}`);
    if (name === 'verdict') return word(`verdict.${value}`, value);
    if (name === 'language') return languageName(value as Language, language);
    return <bdi className={styles.value}>{value}</bdi>;
  };
  return (
    <Dialog open onClose={onClose} title={t('entry', { number })}>
      <KeyValue
        lines
        rows={[
          { label: t('at'), value: <Instant at={at} /> },
          { label: t('person'), value: by ? <bdi>{by.name}</bdi> : t('person.none') },
          { label: t('action'), value: word(`action.${action}`, action) },
          {
            label: t('subject'),
            value: (
              <>
                {word(`kind.${subject.kind}`, subject.kind)} <SubjectId subject={subject} />
              </>
            ),
          },
          ...(partner ? [{ label: t('partner'), value: <bdi>{partner.name}</bdi> }] : []),
          ...(reason ? [{ label: t('reason'), value: <bdi>{reason}</bdi> }] : []),
          ...Object.entries(detail).map(([name, value]) => ({
            label: nameOf(name),
            value: shown(name, value),
          })),
          { label: t('hash'), value: <bdi className={styles.id}>{hash}</bdi> },
        ]}
      />
    </Dialog>
  );
}
