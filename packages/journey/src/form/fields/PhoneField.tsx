import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { useHydrated, useLanguage } from '@sigorta/runtime/runtime';
import { PhoneInput } from '@sigorta/ui-kit/field/PhoneInput.tsx';
import { joinPhone, splitPhone, turkishPhone } from '@sigorta/ui-kit/field/phone-value';
import { useState } from 'react';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

/* enough for nearly everybody until the whole list is here */
const justTurkey = [{ iso2: 'TR', dialCode: '90', name: 'Türkiye' }];

export function PhoneField(props: RendererProps<'phone'>) {
  const language = useLanguage();
  const { answer } = useReading(useHydrated() ? `dial-codes|${language}` : null, async () => {
    const [{ loadCountries }, { phoneCountriesOf }] = await Promise.all([
      import('@sigorta/lookups/load-countries'),
      import('@sigorta/lookups/dial-codes'),
    ]);
    return phoneCountriesOf(await loadCountries(language));
  });
  const countries = answer ?? justTurkey;
  const [chosen, setChosen] = useState(turkishPhone);
  return (
    <PhoneInput
      {...controlProps(props)}
      countries={countries}
      value={splitPhone(textOf(props.value), countries, chosen)}
      onChange={(phone) => {
        setChosen({ ...phone, national: '' });
        props.onChange(joinPhone(phone));
      }}
    />
  );
}
