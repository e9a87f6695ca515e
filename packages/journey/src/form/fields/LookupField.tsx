import { Combobox } from '@sigorta/ui-kit/field/Combobox.tsx';
import { useKeptDistrict } from '../../lookups/use-kept-district.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { useWords } from '../../words/use-words.ts';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

/** A long list. When it cannot be had the buyer is told and may try again (decision 10). */
export function LookupField(props: RendererProps<'lookup'>) {
  const { field, onChange } = props;
  const { t } = useWords();
  const lookup = useLookup(field, props.values);
  const isCountry = field.from === 'countries' || field.from === 'countriesErasmus';
  const isDistrict = field.from === 'districts' || field.from === 'healthDistricts';
  const keepDistrict = useKeptDistrict(isDistrict ? lookup.options : null, textOf(props.value), onChange);
  return (
    <Combobox
      {...controlProps(props)}
      width={field.width}
      options={lookup.options}
      value={textOf(props.value)}
      onChange={(chosen: string) => {
        keepDistrict(chosen);
        onChange(chosen);
      }}
      disabled={lookup.waiting}
      loading={lookup.loading}
      failed={lookup.failed}
      failedText={t(isCountry ? 'form.lookup.countriesFailed' : 'form.lookup.failed')}
      onRetry={lookup.retry}
    />
  );
}
