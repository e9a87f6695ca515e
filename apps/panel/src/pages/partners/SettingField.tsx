import { popupEffects } from '@sigorta/contracts/brand-contents';
import { cardNumberInText } from '@sigorta/contracts/free-text';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { holdsCardInSetting } from '@sigorta/contracts/partner-settings/card-in-setting';
import { isSwitchOn } from '@sigorta/contracts/partner-settings/partner-settings';
import { useTexts } from '@sigorta/runtime/runtime';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { Switch } from '@sigorta/ui-kit/field/Switch.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { fontFamilies } from '@sigorta/ui-kit/fonts/fonts';
import { type Category, CategoryChoice, categoriesProblem } from './CategoryChoice.tsx';
import { ColourField } from './ColourField.tsx';
import { Hint } from './Hint.tsx';
import { HomeField } from './home/HomeField.tsx';
import { ListField } from './lists/ListField.tsx';
import { WordsSetting } from './lists/WordsSetting.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './SettingField.module.css';
import { type Setting, unsetOf } from './setting-sections.ts';
import { settingOf, textOf } from './setting-value.ts';
import { usePartnersTexts, useSettingText } from './use-partners-texts.ts';

interface SettingFieldProps {
  setting: Setting;
  settings: PartnerSettings;
  /** whose settings they are */
  partner: string;
  categories: readonly Category[];
  disabled: boolean;
  /** the value would not be shown */
  wrong: boolean;
  /** rises when the reader is to be led to what is wrong here */
  summons: number;
  set: (name: keyof PartnerSettings, value: string | number | boolean | null) => void;
}

/** Which sentence tells what is wrong with a value. */
const problemOf = (
  kind: Setting['kind'],
  value: PartnerSettings[keyof PartnerSettings],
  categories: readonly Category[],
) =>
  kind === 'hours' || kind === 'origins'
    ? (`wrong.${kind}` as const)
    : kind === 'categories'
      ? categoriesProblem(value, categories)
      : kind === 'product'
        ? 'wrong.product'
        : 'ignored.field';

/** One setting, typed the way it is meant. */
export function SettingField({
  setting,
  settings,
  partner,
  categories,
  disabled,
  wrong,
  summons,
  set,
}: SettingFieldProps) {
  const t = usePartnersTexts();
  const common = useTexts('common');
  const settingText = useSettingText();
  const { name, kind } = setting;
  const value = settings[name];
  const problem = () =>
    holdsCardInSetting(value) ? common(cardNumberInText) : t(problemOf(kind, value, categories));
  const field = {
    id: name,
    label: t(`setting.${name}`),
    hint: setting.hint ? <Hint text={settingText(`hint.${name}`, { page: '{{page}}' })} /> : undefined,
    error: wrong ? problem() : undefined,
    disabled,
  };
  const setText = (text: string) => set(name, settingOf(text));
  switch (kind) {
    case 'switch':
      return (
        <div className={styles.switch}>
          <Switch
            id={name}
            label={field.label}
            disabled={disabled}
            checked={isSwitchOn(settings[setting.name], unsetOf(setting.name))}
            aria-describedby={field.hint && `${name}-hint`}
            onChange={(event) => set(name, event.currentTarget.checked)}
          />
          {field.hint && <p id={`${name}-hint`}>{field.hint}</p>}
        </div>
      );
    case 'colour':
      return <ColourField {...field} value={textOf(value)} onChange={setText} />;
    case 'picture':
      return <PictureField {...field} partner={partner} value={textOf(value)} onChange={setText} />;
    case 'categories':
      return <CategoryChoice {...field} value={value} categories={categories} onChange={setText} />;
    case 'font':
    case 'effect':
      return (
        <Select
          {...field}
          width="m"
          optional
          placeholder={t('unset')}
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
          options={(kind === 'font' ? fontFamilies : popupEffects).map((option) => ({
            value: option,
            label: kind === 'font' ? option : settingText(`effect.${option}`),
          }))}
        />
      );
    case 'list':
      return (
        <ListField
          {...field}
          name={setting.name}
          value={textOf(value)}
          summons={summons}
          onChange={(text) => set(name, text)}
        />
      );
    case 'hours':
    case 'languages':
      return (
        <WordsSetting {...field} kind={kind} value={textOf(value)} onChange={(text) => set(name, text)} />
      );
    case 'arrangement':
    case 'product':
    case 'sections':
      return (
        <HomeField
          {...field}
          kind={kind}
          value={textOf(value)}
          settings={settings}
          onChange={(text) => set(name, text)}
        />
      );
    case 'words':
      return (
        <Textarea
          {...field}
          rows={2}
          dir="auto"
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
    case 'origins':
      return (
        <Textarea
          {...field}
          rows={3}
          dir="ltr"
          spellCheck={false}
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <TextInput
          {...field}
          width="s"
          inputMode="numeric"
          value={textOf(value)}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 9);
            set(name, digits === '' ? null : Number(digits));
          }}
        />
      );
    default:
      return (
        <TextInput
          {...field}
          dir="auto"
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
  }
}
