import * as place from '@sigorta/product-kit/fields/place';
import { EmailSlip } from '@sigorta/ui-kit/field/EmailSlip.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { fieldId } from '../form/field-id.ts';
import { useKeptDistrict } from '../lookups/use-kept-district.ts';
import { useLookup } from '../lookups/use-lookup.ts';
import { useWords } from '../words/use-words.ts';
import type { Billing } from './billing-form.ts';
import styles from './FieldGrid.module.css';
import type { Payment } from './use-payment.ts';

const provinceField = place.province();
const districtField = place.district();

/** Address of the invoice: districts follow the province; the stored one is preselected (spec §7, `urlIlce`). */
export function BillingFields({ payment }: { payment: Payment }) {
  const { t } = useWords();
  const { billing, setBilling } = payment;
  const provinces = useLookup(provinceField, { ...billing });
  const districts = useLookup(districtField, { ...billing });
  const keepDistrict = useKeptDistrict(districts.options, billing.district, (district) =>
    setBilling({ district }),
  );

  const common = (name: keyof Billing) => ({
    id: fieldId(`billing.${name}`),
    name: `billing.${name}`,
    label: t(`billing.${name}`),
    error: payment.faultOf(`billing.${name}`),
    value: billing[name],
  });
  const change = (name: keyof Billing, value: string): void => {
    setBilling(name === 'province' ? { province: value, district: '' } : { [name]: value });
    payment.mend(`billing.${name}`);
  };
  return (
    <section aria-labelledby="billing-title">
      <h2 id="billing-title">{t('billing.title')}</h2>
      <div className={styles.grid}>
        <div className={styles.half}>
          <Select
            {...common('province')}
            autoComplete="address-level1"
            loading={provinces.loading}
            failed={provinces.failed}
            onRetry={provinces.retry}
            options={provinces.options}
            onChange={(event) => change('province', event.target.value)}
          />
        </div>
        <div className={styles.half}>
          <Select
            {...common('district')}
            autoComplete="address-level2"
            disabled={districts.waiting}
            placeholder={districts.waiting ? t('billing.district.first') : undefined}
            loading={districts.loading}
            failed={districts.failed}
            failedText={t('billing.districtsFailed')}
            onRetry={districts.retry}
            options={districts.options}
            onChange={(event) => {
              keepDistrict(event.target.value);
              change('district', event.target.value);
            }}
          />
        </div>
        <div className={styles.whole}>
          <TextInput
            {...common('address')}
            autoComplete="street-address"
            maxLength={300}
            onChange={(event) => change('address', event.target.value)}
          />
        </div>
        <div className={styles.whole}>
          <TextInput
            {...common('email')}
            type="email"
            inputMode="email"
            dir="ltr"
            hint={t('billing.email.hint')}
            autoComplete="email"
            maxLength={254}
            onChange={(event) => change('email', event.target.value)}
          />
          <EmailSlip
            typed={billing.email}
            question={(email) => t('email.slip', { email })}
            take={t('email.slip.take')}
            onTake={(email) => change('email', email)}
          />
        </div>
      </div>
    </section>
  );
}
