import { NationalIdInput } from '@sigorta/ui-kit/field/NationalIdInput.tsx';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

export function NationalIdField(props: RendererProps<'nationalId'>) {
  return (
    <NationalIdInput
      {...controlProps(props)}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
