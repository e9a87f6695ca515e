import { optionKey } from '@sigorta/product-kit/message-key';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { useWords } from '../../words/use-words.ts';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

export function SelectField(props: RendererProps<'select'>) {
  const { field } = props;
  const { find } = useWords();
  return (
    <Select
      {...controlProps(props)}
      width={field.width}
      options={field.options.map((option) => ({
        value: option.value,
        label: find(optionKey(field, option)),
      }))}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
