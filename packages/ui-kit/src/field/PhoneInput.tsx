import { keepDigits } from '@sigorta/validators/digits';
import { formatTurkishPhone, phoneInputLength, turkishPhoneDigits } from '@sigorta/validators/phone';
import { type ChangeEvent, type FocusEvent, type Ref, useMemo, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import control from './control.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, fieldAria } from './field-props.ts';
import styles from './PhoneInput.module.css';
import { type PhoneValue, turkishPhone, wholePhone } from './phone-value.ts';
import { useCombobox } from './use-combobox.ts';
import { useMask } from './use-mask.ts';

export interface PhoneCountry {
  iso2: string;
  /** digits without the plus */
  dialCode: string;
  name: string;
}

interface PhoneInputProps extends FieldProps {
  countries: readonly PhoneCountry[];
  name?: string | undefined;
  value?: PhoneValue | undefined;
  defaultValue?: PhoneValue | undefined;
  onChange?: ((value: PhoneValue) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** the number's input, for focus */
  ref?: Ref<HTMLInputElement> | undefined;
}

const longestNational = 14;

const digitsOf = (iso2: string, text: string): string =>
  iso2 === 'TR' ? turkishPhoneDigits(text) : keepDigits(text, longestNational);
const shownOf = (iso2: string, text: string): string =>
  iso2 === 'TR' ? formatTurkishPhone(text) : keepDigits(text, longestNational);

/** Country code that is searched by name or number, and the national number beside it. */
export function PhoneInput({
  id,
  label,
  hint,
  error,
  optional,
  countries,
  name,
  value,
  defaultValue = turkishPhone,
  onChange,
  onBlur,
  placeholder,
  disabled,
  className,
  ref,
}: PhoneInputProps) {
  const text = useUiText();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const codeInput = useRef<HTMLInputElement>(null);
  const emit = (next: PhoneValue): void => {
    setOwn(next);
    onChange?.(next);
  };
  const options = useMemo(
    () =>
      countries.map((country) => ({
        value: country.iso2,
        label: country.name,
        keywords: `+${country.dialCode} ${country.dialCode} ${country.iso2}`,
        dialCode: country.dialCode,
      })),
    [countries],
  );
  const codes = useCombobox({
    options,
    value: current.iso2,
    onChange: (iso2) => {
      const dialCode = options.find((option) => option.value === iso2)?.dialCode ?? current.dialCode;
      emit({ dialCode, iso2, national: digitsOf(iso2, current.national) });
    },
    shown: (option) => `+${option.dialCode}`,
    clearable: false,
  });
  const masked = useMask(
    (typed) => shownOf(current.iso2, typed),
    (event: ChangeEvent<HTMLInputElement>) =>
      emit({ ...current, national: digitsOf(current.iso2, event.target.value) }),
  );
  /* a number that brings its dial code along is that country's, whichever is chosen */
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const whole = wholePhone(event.target.value, countries, current);
    if (whole) emit({ ...whole, national: digitsOf(whole.iso2, whole.national) });
    else masked.onChange(event);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={cx(control.box, styles.box, codes.open && styles.open)} dir="ltr" ref={codes.root}>
        <input
          ref={codeInput}
          type="text"
          className={cx(control.input, styles.code)}
          aria-label={text('kit.dialCode')}
          disabled={disabled}
          value={codes.inputText || (codes.open ? '' : `+${current.dialCode}`)}
          {...codes.inputProps}
        />
        <span className={styles.mark}>
          <Icon name="down" size={16} />
        </span>
        <input
          id={id}
          ref={ref}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={phoneInputLength}
          className={cx(control.input, styles.number)}
          placeholder={placeholder ?? (current.iso2 === 'TR' ? '5XX XXX XX XX' : undefined)}
          disabled={disabled}
          value={shownOf(current.iso2, current.national)}
          onBlur={onBlur}
          {...fieldAria(id, { hint, error })}
          {...masked}
          onChange={change}
        />
        {codes.open && (
          <ComboboxList
            id={codes.listId}
            label={text('kit.dialCode')}
            listRef={codes.list}
            optionId={codes.optionId}
            matches={codes.matches}
            drawn={codes.drawn}
            onMore={codes.drawMore}
            active={codes.active}
            value={current.iso2}
            onPick={codes.pick}
            className={styles.list}
            render={(option) => (
              <span className={styles.country}>
                <bdi>{option.label}</bdi>
                <bdi className={styles.dial} dir="ltr">
                  +{option.dialCode}
                </bdi>
              </span>
            )}
          />
        )}
      </div>
    </Field>
  );
}
