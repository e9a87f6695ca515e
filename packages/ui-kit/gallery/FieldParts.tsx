import { useRef, useState } from 'react';
import { BirthDateInput } from '../src/field/BirthDateInput.tsx';
import { CardNumberInput } from '../src/field/CardNumberInput.tsx';
import { Checkbox } from '../src/field/Checkbox.tsx';
import { CodeInput } from '../src/field/CodeInput.tsx';
import { Combobox } from '../src/field/Combobox.tsx';
import { DateInput } from '../src/field/DateInput.tsx';
import { ErrorSummary } from '../src/field/ErrorSummary.tsx';
import { NationalIdInput } from '../src/field/NationalIdInput.tsx';
import { PhoneInput } from '../src/field/PhoneInput.tsx';
import { RadioGroup } from '../src/field/RadioGroup.tsx';
import { SegmentedControl } from '../src/field/SegmentedControl.tsx';
import { Select } from '../src/field/Select.tsx';
import { Stepper } from '../src/field/Stepper.tsx';
import { Switch } from '../src/field/Switch.tsx';
import { Textarea } from '../src/field/Textarea.tsx';
import { TextInput } from '../src/field/TextInput.tsx';
import { Grid, GridFull, Stack } from '../src/layout/Page.tsx';
import { Section } from './Gallery.tsx';
import type { Words } from './words.ts';

const names = [
  'Almanya',
  'Avusturya',
  'Bosna-Hersek',
  'Çin',
  'Fas',
  'Güney Afrika',
  'Irak',
  'İspanya',
  'İsviçre',
  'İtalya',
  'Japonya',
  'Portekiz',
  'Türkiye',
  'Yunanistan',
];
const countries = names.map((label) => ({ value: label, label }));
const dialCodes = [
  { iso2: 'TR', dialCode: '90', name: 'Türkiye' },
  { iso2: 'DE', dialCode: '49', name: 'Almanya' },
  { iso2: 'SA', dialCode: '966', name: 'السعودية' },
  { iso2: 'RU', dialCode: '7', name: 'Россия' },
];

export function FieldParts({ words }: { words: Words }) {
  const summary = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState('2026-12-12');
  const [code, setCode] = useState('4821');
  return (
    <>
      <Section title="Alan">
        <Grid columns={3} gap={5}>
          <DateInput
            id="from"
            label={words.from}
            value={date}
            onChange={setDate}
            min="2026-11-21"
            max="2027-11-21"
            width="full"
          />
          <BirthDateInput id="birth" label={words.birth} name="birth" />
          <TextInput id="imei" label="IMEI" hint="*#06#" suffix="15" inputMode="numeric" />
          <PhoneInput
            id="phone"
            label={words.phone}
            countries={dialCodes}
            error={words.phoneError}
            defaultValue={{ iso2: 'TR', dialCode: '90', national: '212555' }}
          />
          <Select
            id="district"
            label={words.district}
            options={[]}
            placeholder={words.districtFirst}
            disabled
          />
          <Select id="quarter" label={words.quarter} options={[]} failed onRetry={() => undefined} />
          <Combobox id="country" label={words.country} options={countries} />
          <Combobox id="country-loading" label={words.country} options={[]} loading optional />
          <Combobox id="country-failed" label={words.country} options={[]} failed onRetry={() => undefined} />
          <Select id="country-native" label={words.country} options={countries} defaultValue="Fas" />
          <BirthDateInput
            id="birth-wrong"
            label={words.birth}
            defaultValue="17/13/1988"
            error={words.birthError}
          />
          <NationalIdInput id="tc" label={words.id} hint={words.idHint} />
          <CardNumberInput id="card" label={words.card} defaultValue="5528 7900 0000 0008" />
          <CardNumberInput id="card-2" label={words.card} defaultValue="9792 " />
          <TextInput id="name" label={words.name} defaultValue="Kerem" readOnly />
          <Stepper id="count" label={words.count} min={1} max={9} defaultValue={2} />
          <CodeInput id="code" label={words.code} value={code} onChange={setCode} />
          <CodeInput id="code-wrong" label={words.code} value="123456" error={words.phoneError} />
          <GridFull>
            <Textarea id="note" label={words.note} optional placeholder="…" />
          </GridFull>
        </Grid>
      </Section>
      <Section title="Seçim">
        <Grid columns={2} gap={8}>
          <Stack gap={2}>
            <SegmentedControl
              id="way"
              name="way"
              label={words.way}
              defaultValue="round"
              options={[
                { value: 'round', label: words.round },
                { value: 'one', label: words.oneWay },
              ]}
            />
            <Checkbox id="device" label={words.device} defaultChecked />
            <Checkbox id="campaign" label={words.campaign} />
            <Checkbox
              id="consent"
              label={words.consent}
              aside={<a href="#main">{words.read}</a>}
              error={words.consentError}
            />
            <Checkbox id="frozen" label={words.device} defaultChecked disabled />
            <Switch id="different" label={words.onlyDifferent} defaultChecked />
            <Switch id="different-off" label={words.onlyDifferent} />
          </Stack>
          <Stack gap={6}>
            <RadioGroup
              id="plan"
              name="plan"
              label={words.plan}
              defaultValue="3"
              options={[
                { value: '1', label: words.single, aside: '842,08 TL' },
                { value: '3', label: words.three, aside: '871,56 TL' },
              ]}
            />
            <RadioGroup
              id="plan-card"
              look="cards"
              name="plan-card"
              label={words.plan}
              defaultValue="1"
              options={[
                { value: '1', label: words.single, hint: words.free, aside: '842,08 TL' },
                { value: '3', label: words.three, aside: '871,56 TL' },
              ]}
            />
          </Stack>
        </Grid>
      </Section>
      <Section title="Hata">
        <ErrorSummary
          ref={summary}
          title={words.errors}
          errors={[
            { id: 'birth-wrong', message: words.birthError },
            { id: 'way', message: words.consentError },
          ]}
        />
      </Section>
    </>
  );
}
