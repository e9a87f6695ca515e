import type { PartnerSettings } from '@sigorta/contracts/partner';
import { type SettingSection, settingSections } from '@sigorta/contracts/partner-settings/setting-row';
import { Tabs } from '@sigorta/ui-kit/dialog/Tabs.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { Box } from '../../layout/Box.tsx';
import type { Category } from './CategoryChoice.tsx';
import { EmbedSnippet, type SnippetChoice } from './EmbedSnippet.tsx';
import { SettingField } from './SettingField.tsx';
import styles from './SettingSections.module.css';
import type { Draft } from './setting-changes.ts';
import { namesOfSection, settingsOf } from './setting-sections.ts';
import { usePartnersTexts, useSettingText } from './use-partners-texts.ts';

interface SettingSectionsProps {
  draft: Draft;
  /** whose settings they are */
  partner: string;
  categories: readonly Category[];
  disabled: boolean;
  /** names of settings whose value would not be shown */
  wrong: readonly string[];
  /** names of settings that differ from what is saved */
  changed: readonly string[];
  /** the setting the reader is to be led to, and how often so far */
  summons: { to: string; count: number };
  /** the section on the screen */
  section: string;
  onSection: (id: string) => void;
  snippet: SnippetChoice;
  onSnippet: (choice: SnippetChoice) => void;
  set: (name: keyof PartnerSettings, value: string | number | boolean | null) => void;
  setHosts: (hosts: string[]) => void;
}

/** Every setting, grouped by where it is seen; a tab tells what is wrong or changed behind it. */
export function SettingSections(props: SettingSectionsProps) {
  const t = usePartnersTexts();
  const settingText = useSettingText();
  const { wrong, changed, section, onSection } = props;
  return (
    <div className={styles.sections}>
      <Tabs
        label={t('sections')}
        value={section}
        onChange={onSection}
        tabs={settingSections.map((id) => {
          const names = namesOfSection(id);
          const isIn = (some: readonly string[]) =>
            some.some((name) => names.includes(name.split('.')[0] ?? ''));
          return {
            id,
            label: (
              <span className={styles.tab}>
                {settingText(`section.${id}`)}
                {isIn(wrong) ? (
                  <Icon name="alert" size={16} label={t('section.wrong')} className={styles.wrong} />
                ) : (
                  isIn(changed) && (
                    <span className={styles.changed}>
                      <VisuallyHidden>{t('section.changed')}</VisuallyHidden>
                    </span>
                  )
                )}
              </span>
            ),
            content: <Section id={id} {...props} />,
          };
        })}
      />
    </div>
  );
}

function Section({
  id,
  draft,
  partner,
  categories,
  disabled,
  wrong,
  summons,
  snippet,
  onSnippet,
  set,
  setHosts,
}: SettingSectionsProps & { id: SettingSection }) {
  const t = usePartnersTexts();
  const settingText = useSettingText();
  return (
    <Box title={settingText(`section.${id}`)}>
      <p className={styles.text}>{settingText(`section.${id}.text`)}</p>
      <div className={styles.fields}>
        {settingsOf(id).map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            settings={draft.settings}
            partner={partner}
            categories={categories}
            disabled={disabled}
            wrong={wrong.includes(setting.name)}
            summons={summons.to === setting.name ? summons.count : 0}
            set={set}
          />
        ))}
        {id === 'embed' && (
          <EmbedSnippet partner={partner} hosts={draft.hosts} choice={snippet} onChoice={onSnippet} />
        )}
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
  );
}
