import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../src/button/Button.tsx';
import { BirthDateInput } from '../../src/field/BirthDateInput.tsx';
import { Checkbox } from '../../src/field/Checkbox.tsx';
import { Combobox } from '../../src/field/Combobox.tsx';
import { DateInput } from '../../src/field/DateInput.tsx';
import { RadioGroup } from '../../src/field/RadioGroup.tsx';
import { Select } from '../../src/field/Select.tsx';
import { TextInput } from '../../src/field/TextInput.tsx';
import { Grid } from '../../src/layout/Page.tsx';

const options = ['Almanya', 'İsviçre', 'Türkiye'].map((label) => ({ value: label, label }));

interface Values {
  name: string;
  birth: string;
  select: string;
  agree: boolean;
  country: string;
  date: string;
  way: string;
}

export default { title: 'Parts/Form' } satisfies Meta;

export function EveryState() {
  const [sent, setSent] = useState('');
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { name: '', birth: '', select: '', agree: false, country: '', date: '', way: 'round' },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => setSent(JSON.stringify(values)))}>
      <Grid columns={3}>
        <TextInput id="f-name" label="name" {...form.register('name')} />
        <BirthDateInput id="f-birth" label="birth" {...form.register('birth')} />
        <Select id="f-select" label="select" options={options} {...form.register('select')} />
        <Controller
          name="country"
          control={form.control}
          render={({ field }) => <Combobox id="f-country" label="country" options={options} {...field} />}
        />
        <Controller
          name="date"
          control={form.control}
          render={({ field }) => <DateInput id="f-date" label="date" {...field} />}
        />
        <Controller
          name="way"
          control={form.control}
          render={({ field }) => (
            <RadioGroup
              id="f-way"
              label="way"
              options={[
                { value: 'round', label: 'round' },
                { value: 'one', label: 'one' },
              ]}
              {...field}
            />
          )}
        />
        <Checkbox id="f-agree" label="agree" {...form.register('agree')} />
        <Button type="submit">submit</Button>
        <Button variant="text" onClick={() => form.reset()}>
          reset
        </Button>
      </Grid>
      <output id="f-sent">{sent}</output>
    </form>
  );
}
