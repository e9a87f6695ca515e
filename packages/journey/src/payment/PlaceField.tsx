import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { fold } from '@sigorta/i18n/fold';
import { Combobox } from '@sigorta/ui-kit/field/Combobox.tsx';
import { useMemo, useState } from 'react';
import { fieldId } from '../form/field-id.ts';
import { type Place, readPlaces } from '../lookups/places.ts';
import { useKeptDistrict } from '../lookups/use-kept-district.ts';
import { useWords } from '../words/use-words.ts';
import { billingName } from './asked.ts';
import type { Payment } from './use-payment.ts';

const none: readonly Place[] = [];

/**
 * District and province of the invoice in one box, found by either name: the chosen district answers both. A province alone is
 * kept and says nothing of the district yet. The stored district is preselected where one is called so (spec §7, `urlIlce`).
 */
export function PlaceField({ payment }: { payment: Payment }) {
  const { t } = useWords();
  const { billing, setBilling } = payment;
  const gateway = useGatewayLater();
  const list = useReading('places', async (signal) => readPlaces(await gateway(), signal));
  const places = list.state === 'ready' ? list.answer : none;
  const named = useMemo(() => places.map(({ value, called }) => ({ value, label: called })), [places]);
  const [text, setText] = useState<string | null>(null);
  const name = billingName('district');

  const answer = (province: string, district: string): void => {
    setBilling({ province, district });
    payment.mend(name);
  };
  const choose = (district: string): void =>
    answer(places.find(({ value }) => value === district)?.province ?? '', district);
  const keepDistrict = useKeptDistrict(places.length > 0 ? named : null, billing.district, choose);
  const ofProvince = places.find(({ province }) => province === billing.province);
  return (
    <Combobox
      id={fieldId(name)}
      name={name}
      label={t('billing.district')}
      placeholder={t('billing.district.example')}
      autoComplete="address-level2"
      error={payment.faultOf(name)}
      options={places}
      value={billing.district}
      onChange={(district) => {
        keepDistrict(district);
        choose(district);
      }}
      unsettled={{
        text: text ?? (billing.district === '' ? (ofProvince?.provinceName ?? '') : ''),
        onChange: (typed) => {
          setText(typed);
          const place = places.find(({ provinceName }) => fold(provinceName) === fold(typed));
          answer(place?.province ?? '', '');
        },
      }}
      loading={list.state === 'loading'}
      failed={list.state === 'failed'}
      failedText={t('billing.districtsFailed')}
      onRetry={list.retry}
    />
  );
}
