import type { PartnerSettings } from '@sigorta/contracts/partner';
import { arrangementNamed } from '@sigorta/contracts/partner-settings/home-words';
import { useEveryProduct } from '@sigorta/runtime/runtime';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { settingOf } from '../setting-value.ts';
import { usePartnersTexts } from '../use-partners-texts.ts';
import { ArrangementChoice } from './ArrangementChoice.tsx';
import { SectionsField } from './SectionsField.tsx';

interface HomeFieldProps extends FieldProps {
  kind: 'arrangement' | 'product' | 'sections';
  value: string;
  settings: PartnerSettings;
  disabled: boolean;
  onChange: (value: string | null) => void;
}

/** How a partner's home is built: its first screen, the product that may open it, and what stands below. */
export function HomeField({ kind, settings, onChange, ...field }: HomeFieldProps) {
  const t = usePartnersTexts();
  const products = useEveryProduct();
  if (kind === 'arrangement') return <ArrangementChoice {...field} onChange={onChange} />;
  if (kind === 'sections') {
    const arrangement = arrangementNamed(settings.anaSayfa_duzen) ?? 'bazaar';
    return <SectionsField {...field} arrangement={arrangement} onChange={onChange} />;
  }
  return (
    <Select
      {...field}
      width="l"
      optional
      placeholder={t('unset')}
      options={products.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChange(settingOf(event.currentTarget.value))}
    />
  );
}
