import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
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

const empty = { name: '', birth: '', select: '', agree: false, country: '', date: '', way: 'round' };

export default { title: 'Parts/Form' } satisfies Meta;

export function EveryState() {
  const [sent, setSent] = useState('');
  const [values, setValues] = useState(empty);
  const answer = (name: keyof typeof empty) => ({
    name,
    value: String(values[name]),
    onChange: (given: string | { target: { value: string } }) =>
      setValues({ ...values, [name]: typeof given === 'string' ? given : given.target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify(values));
      }}
    >
      <Grid columns={3}>
        <TextInput id="f-name" label="name" {...answer('name')} />
        <BirthDateInput id="f-birth" label="birth" {...answer('birth')} />
        <Select id="f-select" label="select" options={options} {...answer('select')} />
        <Combobox id="f-country" label="country" options={options} {...answer('country')} />
        <DateInput id="f-date" label="date" {...answer('date')} />
        <RadioGroup
          id="f-way"
          label="way"
          options={[
            { value: 'round', label: 'round' },
            { value: 'one', label: 'one' },
          ]}
          {...answer('way')}
        />
        <Checkbox
          id="f-agree"
          label="agree"
          name="agree"
          checked={values.agree}
          onChange={(event) => setValues({ ...values, agree: event.target.checked })}
        />
        <Button type="submit">submit</Button>
        <Button variant="text" onClick={() => setValues(empty)}>
          reset
        </Button>
      </Grid>
      <output id="f-sent">{sent}</output>
    </form>
  );
}
