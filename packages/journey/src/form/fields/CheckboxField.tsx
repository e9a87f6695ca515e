import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import type { RendererProps } from './renderer.ts';

export function CheckboxField({ id, name, label, hint, error, value, onChange }: RendererProps<'checkbox'>) {
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
