import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { lastMonths, shownMonth } from './months.ts';
import { usePayablesTexts } from './use-payables-texts.ts';

interface MonthSelectProps {
  today: string;
  month: string;
  onChange: (month: string) => void;
}

/** Which month a list or a statement is of. */
export function MonthSelect({ today, month, onChange }: MonthSelectProps) {
  const t = usePayablesTexts();
  return (
    <Select
      id="month"
      label={t('month')}
      width="s"
      value={month}
      options={lastMonths(today).map((value) => ({ value, label: shownMonth(value) }))}
      onChange={(event) => event.currentTarget.value !== '' && onChange(event.currentTarget.value)}
    />
  );
}
