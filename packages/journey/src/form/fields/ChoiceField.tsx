import { optionKey } from '@sigorta/product-kit/message-key';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { useWords } from '../../words/use-words.ts';
import { type RendererProps, textOf } from './renderer.ts';

/** Few options side by side; more than three, or explained ones (`<option>.hint`), stand in a list of radios. */
export function ChoiceField(props: RendererProps<'choice'>) {
  const { field, id, name, label, hint, error, value, onChange } = props;
  const { find } = useWords();
  const options = field.options.map((option) => ({
    value: option.value,
    label: find(optionKey(field, option)),
    hint: find(`${optionKey(field, option)}.hint`) || undefined,
  }));
  const Group = options.length > 3 || options.some(({ hint }) => hint) ? RadioGroup : SegmentedControl;
  return (
    <Group
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      optional={field.optional && !field.preset}
      options={options}
      value={textOf(value)}
      onChange={(chosen: string) => onChange(chosen)}
    />
  );
}
