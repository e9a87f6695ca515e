import type { PartnerSettings } from '@sigorta/contracts/partner';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { Box } from '../../layout/Box.tsx';
import type { Category } from './CategoryChoice.tsx';
import { SettingField } from './SettingField.tsx';
import styles from './SettingSections.module.css';
import type { Draft } from './setting-changes.ts';
import { settingSections } from './setting-sections.ts';
import { usePartnersTexts } from './use-partners-texts.ts';

interface SettingSectionsProps {
  draft: Draft;
  categories: readonly Category[];
  disabled: boolean;
  /** names of settings whose value would not be shown */
  wrong: readonly string[];
  set: (name: keyof PartnerSettings, value: string | number | boolean | null) => void;
  setHosts: (hosts: string[]) => void;
}

/** Every setting, grouped by where it is seen. */
export function SettingSections({ draft, categories, disabled, wrong, set, setHosts }: SettingSectionsProps) {
  const t = usePartnersTexts();
  return (
    <div className={styles.sections}>
      {settingSections.map(({ id, settings }) => (
        <Box key={id} title={t(`section.${id}`)}>
          <p className={styles.text}>{t(`section.${id}.text`)}</p>
          <div className={styles.fields}>
            {settings.map((setting) => (
              <SettingField
                key={setting.name}
                setting={setting}
                settings={draft.settings}
                categories={categories}
                disabled={disabled}
                wrong={wrong.includes(setting.name)}
                set={set}
              />
            ))}
            {id === 'technical' && (
              <TextInput
                id="hosts"
                label={t('setting.hosts')}
                hint={t('hint.hosts')}
                dir="ltr"
                disabled={disabled}
                error={wrong.some((name) => name.startsWith('hosts')) ? t('hosts.wrong') : undefined}
                defaultValue={draft.hosts.join(', ')}
                onChange={(event) =>
                  setHosts(event.currentTarget.value.split(/[\s,]+/).filter((host) => host !== ''))
                }
              />
            )}
          </div>
        </Box>
      ))}
    </div>
  );
}
