import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { isEmpty } from '@sigorta/product-kit/visible-fields';
import { birthDateLength } from '@sigorta/validators/birth-date';
import { type ComponentType, memo } from 'react';
import { useWords, type Words } from '../../words/use-words.ts';
import { afterPicture } from '../after-picture.ts';
import { useForm } from '../answers/form-context.ts';
import { useAnswer, useErrorAt } from '../answers/use-heard.ts';
import { fieldId } from '../field-id.ts';
import { dependentsOf } from './dependent-fields.ts';
import { fieldRenderers } from './field-renderers.ts';
import { sameAnswers } from './looks-at.ts';
import type { RendererOf } from './renderer.ts';

interface FormFieldProps {
  field: Field;
  /** fields of the same scope, to empty those that hang on this one */
  siblings: readonly Field[];
  /** `insured.0.` or nothing */
  scope: string;
  /** the answers it looks at (`lookedAt`) */
  values: FieldValues;
  /** says why the field stands empty again, in place of its hint */
  notice: string | undefined;
  /** told which answered fields were emptied because this one changed; the same function every time */
  onEmptied: (names: readonly string[], parent: Field) => void;
}

/**
 * A declared field at its place in the form: value, texts, the error it has, and its children when it changes. It hears of its own
 * value and error itself; an answer elsewhere draws it only where it looks at it.
 */
export const FormField = memo(
  DrawnField,
  ({ values: before, ...was }, { values: after, ...is }) =>
    sameAnswers(before, after) &&
    was.field === is.field &&
    was.siblings === is.siblings &&
    was.scope === is.scope &&
    was.notice === is.notice &&
    was.onEmptied === is.onEmptied,
);

function DrawnField({ field, siblings, scope, values, notice, onEmptied }: FormFieldProps) {
  const name = `${scope}${field.name}`;
  const { find, messageText } = useWords();
  const form = useForm();
  const held = useAnswer(name);
  const message = useErrorAt(name);
  const prefix = textPrefix(field);
  const Renderer = fieldRenderers[field.kind] as ComponentType<RendererOf<Field>>;

  const emptyDependents = (): void => {
    const pathOf = (child: Field) => `${scope}${child.name}`;
    const answered = dependentsOf(siblings, field.name).filter(
      (child) => !isEmpty(form.valueAt(pathOf(child))),
    );
    for (const child of answered) form.put(pathOf(child), '');
    if (answered.length > 0)
      onEmptied(
        answered.map((child) => child.name),
        field,
      );
  };
  const judge = (what: string): void =>
    afterPicture(() => {
      /* what cannot be judged now is at the step's end */
      form.judge(what).catch(() => undefined);
    });
  return (
    <Renderer
      field={ofOnePerson(field, scope)}
      id={fieldId(name)}
      name={name}
      label={find(prefix)}
      hint={notice ?? (agesHint(field, find) || hintOf(field, find(`${prefix}.hint`)))}
      error={message ? messageText(message) : null}
      value={held}
      values={values}
      onChange={(value) => {
        form.answer(name, value);
        if (value !== held) emptyDependents();
        /* never while first typing, but for a whole birth date, which is as long as the day it may be: who is too old, or wrote a day
           that is none, should not fill in the rest. Once wrong, the message goes the moment it is right */
        if (message || (field.kind === 'birthDate' && String(value).length === birthDateLength)) judge(name);
      }}
      beside={{
        fields: siblings,
        answer: (sibling, value) => {
          const other = `${scope}${sibling}`;
          form.put(other, value);
          if (form.errorAt(other) !== undefined) judge(other);
        },
      }}
    />
  );
}

/** Each person is a section of their own, or a browser fills everybody with whom it knows. */
const ofOnePerson = (field: Field, scope: string): Field =>
  scope === '' || field.autocomplete === undefined || field.autocomplete === 'off'
    ? field
    : { ...field, autocomplete: `section-${scope.replaceAll('.', '-')}person ${field.autocomplete}` };

/** Between which ages the product is offered, said before anything is typed; empty where it is offered at any. */
function agesHint(field: Field, find: Words['find']): string {
  if (field.kind !== 'birthDate') return '';
  const { minAge: from, maxAge: to } = field;
  if (from === undefined) return to === undefined ? '' : find('field.birthDate.hint.to', { to });
  return to === undefined
    ? find('field.birthDate.hint.from', { from })
    : find('field.birthDate.hint.between', { from, to });
}

/* names stand in a step whose own hint says how to write them */
const hintOf = (field: Field, hint: string): string | undefined =>
  field.kind === 'personName' || hint === '' ? undefined : hint;
