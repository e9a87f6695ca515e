import type { Translate } from '@sigorta/i18n/texts/text-key';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import styles from './PaymentForm.module.css';
import type { Way } from './send-payment.ts';

interface WayChoiceProps {
  way: Way;
  onChange: (way: Way) => void;
  /** texts `way.*` of the group `transfer` */
  t: Translate<`way.${'title' | Way}`>;
}

export function WayChoice({ way, onChange, t }: WayChoiceProps) {
  return (
    <div className={styles.way}>
      <SegmentedControl
        id="way"
        name="way"
        label={t('way.title')}
        value={way}
        options={(['card', 'transfer'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
        onChange={(value) => onChange(value === 'transfer' ? 'transfer' : 'card')}
      />
    </div>
  );
}
