import { useState } from 'react';
import type { CountriesContent } from './content.ts';
import type { FormFieldProps } from './FormField.tsx';
import { Icon } from './Icon.tsx';

/** A box of names with suggestions; the list comes when somebody goes there, as in the house. */
export function CountryBox(props: FormFieldProps & { id: string }) {
  const { id, name, words, fault, region, language, onAnswer } = props;
  const [countries, setCountries] = useState<CountriesContent>();
  const load = async () => {
    if (countries) return;
    const answer = await fetch(`/data/countries.${language}.json`);
    setCountries((await answer.json()) as CountriesContent);
  };
  const offered = countries?.[region] ?? [];
  return (
    <div className="box">
      <input
        id={id}
        name={name}
        type="text"
        list={`${id}-list`}
        autoComplete="off"
        placeholder={words['kit.select']}
        aria-describedby={`${id}-hint ${id}-fault`}
        aria-invalid={fault !== undefined}
        onFocus={() => void load()}
        onChange={(event) =>
          onAnswer(name, offered.find((country) => country.name === event.target.value)?.code ?? '')
        }
      />
      <datalist id={`${id}-list`}>
        {offered.map((country) => (
          <option key={country.code} value={country.name} />
        ))}
      </datalist>
      <Icon name="down" size={18} />
    </div>
  );
}
