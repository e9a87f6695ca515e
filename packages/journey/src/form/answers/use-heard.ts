import type { FieldError } from '@sigorta/contracts/errors';
import type { Application, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { useLayoutEffect, useMemo, useState } from 'react';
import { wrongPersons } from '../step-errors.ts';
import type { ApplicationForm } from './application-form.ts';
import { useForm } from './form-context.ts';

type Read<Heard> = (form: ApplicationForm, path: string) => Heard;

/**
 * A part of a form, and a drawing when it becomes another one. Told by state and not as an outside store: what moves in a
 * transition (`TripSlider`) would be drawn at once otherwise.
 * @param read the same function every time
 */
function useHeard<Heard>(form: ApplicationForm, read: Read<Heard>, path = ''): Heard {
  const [heard, hear] = useState(() => ({ form, path, what: read(form, path) }));
  useLayoutEffect(() => {
    let told = read(form, path);
    hear((before) =>
      before.form === form && before.path === path && Object.is(before.what, told)
        ? before
        : { form, path, what: told },
    );
    return form.hear(() => {
      const now = read(form, path);
      if (Object.is(now, told)) return;
      told = now;
      hear({ form, path, what: now });
    });
  }, [form, read, path]);
  return heard.form === form && heard.path === path ? heard.what : read(form, path);
}

const readValues = (form: ApplicationForm): Application => form.values();
export const useValues = (): Application => useHeard(useForm(), readValues);

const readAnswer: Read<FieldValue | undefined> = (form, path) => form.valueAt(path);
export const useAnswer = (path: string): FieldValue | undefined => useHeard(useForm(), readAnswer, path);

const readErrors = (form: ApplicationForm): readonly FieldError[] => form.errors();
export const useErrors = (form: ApplicationForm): readonly FieldError[] => useHeard(form, readErrors);

const readErrorAt: Read<string | undefined> = (form, path) => form.errorAt(path);
export const useErrorAt = (path: string): string | undefined => useHeard(useForm(), readErrorAt, path);

const nobody: FieldValues[] = [];
const readPersons = (form: ApplicationForm): FieldValues[] => form.values().insured ?? nobody;
export const usePersons = (): FieldValues[] => useHeard(useForm(), readPersons);

const readIds = (form: ApplicationForm): readonly string[] => form.personIds();
export const usePersonIds = (): readonly string[] => useHeard(useForm(), readIds);

/* as text: the same places are the same thing */
const readWrongPersons = (form: ApplicationForm): string => [...wrongPersons(form.errors())].join();

/** Places of the persons with whom something is wrong. */
export function useWrongPersons(): ReadonlySet<number> {
  const places = useHeard(useForm(), readWrongPersons);
  return useMemo(() => new Set(places === '' ? [] : places.split(',').map(Number)), [places]);
}
