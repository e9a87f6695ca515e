import { fold } from '@sigorta/i18n/fold';
import { storage, useBoot } from '@sigorta/runtime/runtime';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useEffect } from 'react';
import { fieldId } from '../form/field-id.ts';
import { gatewayOf } from '../load/gateway-of.ts';
import { useLoad } from '../load/use-load.ts';
import { useWords } from '../words/use-words.ts';
import type { Billing } from './billing-form.ts';
import styles from './CardFields.module.css';
import type { Payment } from './use-payment.ts';

/** Address of the invoice: districts follow the province; the stored one is preselected (spec §7, `urlIlce`). */
export function BillingFields({ payment }: { payment: Payment }) {
  const { t } = useWords();
  const boot = useBoot();
  const { billing, setBilling } = payment;
  const provinces = useLoad('provinces', async () => (await import('@sigorta/lookups/provinces')).provinces);
  const districts = useLoad(
    billing.province === '' ? null : `districts|${billing.province}`,
    async (signal) => {
      const { fetchDistricts } = await import('@sigorta/gateway-client/fetch-districts');
      return (await fetchDistricts(gatewayOf(boot), { ilId: Number(billing.province) }, { signal })).data;
    },
  );
  const known = districts.load.state === 'ready' ? districts.load.value : null;

  useEffect(() => {
    const wanted = storage.read('district');
    if (known === null || billing.district !== '' || wanted === null) return;
    const match = known.find(({ ilceAdi }) => fold(ilceAdi) === fold(wanted));
    if (match) setBilling({ district: String(match.ilceId) });
  }, [known]);

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
            loading={provinces.load.state === 'loading'}
            failed={provinces.load.state === 'failed'}
            onRetry={provinces.retry}
            options={
              provinces.load.state === 'ready'
                ? provinces.load.value.map(({ id, name }) => ({ value: String(id), label: name }))
                : []
            }
            onChange={(event) => change('province', event.target.value)}
          />
        </div>
        <div className={styles.half}>
          <Select
            {...common('district')}
            autoComplete="address-level2"
            disabled={billing.province === ''}
            placeholder={billing.province === '' ? t('billing.district.first') : undefined}
            loading={districts.load.state === 'loading'}
            failed={districts.load.state === 'failed'}
            failedText={t('billing.districtsFailed')}
            onRetry={districts.retry}
            options={(known ?? []).map(({ ilceId, ilceAdi }) => ({ value: String(ilceId), label: ilceAdi }))}
            onChange={(event) => change('district', event.target.value)}
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
        </div>
      </div>
    </section>
  );
}
