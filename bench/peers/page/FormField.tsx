import { useRef } from 'react';
import { CountryBox } from './CountryBox.tsx';
import type { FieldContent, Words } from './content.ts';
import { Icon } from './Icon.tsx';

export interface FormFieldProps {
  name: string;
  field: FieldContent;
  words: Words;
  value: string;
  fault: string | undefined;
  region: string;
  language: string;
  onAnswer: (name: string, value: string) => void;
}

export function FormField(props: FormFieldProps) {
  const { name, field, fault } = props;
  const id = `f-${name}`;
  const isChoice = field.kind === 'choice';
  return (
    <div
      className="field"
      data-field={id}
      {...(isChoice && { id, role: 'radiogroup', 'aria-labelledby': `${id}-label` })}
    >
      {isChoice ? <span id={`${id}-label`}>{field.label}</span> : <label htmlFor={id}>{field.label}</label>}
      {field.hint && (
        <div className="hint" id={`${id}-hint`}>
          {field.hint}
        </div>
      )}
      {isChoice && <Choice {...props} />}
      {field.kind === 'lookup' && <CountryBox {...props} id={id} />}
      {(field.kind === 'date' || field.kind === 'birthDate') && <DateBox {...props} id={id} />}
      <div role="status" className="fault" id={`${id}-fault`}>
        {fault}
      </div>
    </div>
  );
}

function Choice({ name, field, value, onAnswer }: FormFieldProps) {
  return (
    <div className="choice">
      {field.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onAnswer(name, option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** The browser's own box of dates, with a button that opens its calendar. */
function DateBox({ id, name, words, value, fault, onAnswer }: FormFieldProps & { id: string }) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className="box">
      <input
        ref={box}
        id={id}
        name={name}
        type="date"
        value={value}
        aria-describedby={`${id}-hint ${id}-fault`}
        aria-invalid={fault !== undefined}
        onChange={(event) => onAnswer(name, event.target.value)}
      />
      <button type="button" aria-label={words['kit.calendar.open']} onClick={() => box.current?.showPicker()}>
        <Icon name="calendar" />
      </button>
    </div>
  );
}
