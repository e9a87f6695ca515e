import type { FieldOf } from '@sigorta/product-kit/field';
import { MaskedInput } from '@sigorta/ui-kit/field/MaskedInput.tsx';
import type { Mask } from '@sigorta/ui-kit/field/mask-caret';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { applyMask } from '@sigorta/validators/mask';
import type { ChangeEvent, ComponentProps } from 'react';
import { plateMask } from './plate-mask.ts';
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

function maskOf(field: FieldOf<TextKind>): Mask | null {
  if (field.kind === 'plate') return plateMask;
  const pattern =
    field.kind === 'licenceSerial' ? 'AA ######' : field.kind === 'text' ? field.mask : undefined;
  return pattern === undefined ? null : (text) => applyMask(pattern, text);
}

export function TextField(props: RendererProps<TextKind>) {
  const mask = maskOf(props.field);
  const shared = {
    ...controlProps(props),
    ...attributesOf(props.field),
    width: props.field.width,
    value: textOf(props.value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => props.onChange(event.target.value),
  };
  return mask ? <MaskedInput {...shared} mask={mask} /> : <TextInput {...shared} />;
}
