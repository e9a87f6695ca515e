import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { useState } from 'react';
import { loginForCancellation } from '../login/after-login.ts';
import styles from './Find.module.css';
import { NumberForm } from './NumberForm.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

type Way = 'phone' | 'number';

interface FindPolicyProps {
  /** id of the chosen product, kept over the login */
  product: string;
  onFound: (policies: readonly CancellablePolicy[]) => void;
}

/** Two ways to one's policy: the phone that bought it, or its number with a person's details. */
export function FindPolicy({ product, onFound }: FindPolicyProps) {
  const t = useCancellationTexts();
  const [way, setWay] = useState<Way>('phone');
  return (
    <div className={styles.ways}>
      <SegmentedControl
        id="cancel-way"
        name="way"
        label={t('way.label')}
        value={way}
        onChange={(value) => setWay(value === 'number' ? 'number' : 'phone')}
        options={[
          { value: 'phone', label: t('way.phone') },
          { value: 'number', label: t('way.number') },
        ]}
      />
      {way === 'phone' ? (
        <div className={styles.phone}>
          <p className={styles.quiet}>{t('phone.text')}</p>
          <Link className={buttonClass()} to={loginForCancellation(product)}>
            {t('phone.action')}
          </Link>
        </div>
      ) : (
        <NumberForm onFound={onFound} />
      )}
    </div>
  );
}
