import type { FieldOf } from '@sigorta/product-kit/field';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import type { ComponentProps } from 'react';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

type TextKind = 'text' | 'personName' | 'passportNo' | 'email' | 'plate' | 'licenceSerial';
type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'dir' | 'autoCapitalize' | 'maxLength'
>;

/* codes and addresses read left to right in every language; names keep their case as typed */
const code: Attributes = { dir: 'ltr', autoCapitalize: 'characters' };

function attributesOf(field: FieldOf<TextKind>): Attributes {
  switch (field.kind) {
    case 'email':
      return { type: 'email', inputMode: 'email', dir: 'ltr', autoCapitalize: 'none', maxLength: 254 };
    case 'personName':
      return { autoCapitalize: 'words', maxLength: 60 };
    case 'text':
      return { inputMode: field.inputMode, maxLength: field.max };
    case 'passportNo':
      return { ...code, maxLength: 20 };
    default:
      return code;
  }
}

export function TextField(props: RendererProps<TextKind>) {
  return (
    <TextInput
      {...controlProps(props)}
      {...attributesOf(props.field)}
      width={props.field.width}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
