import { useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const wasChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
};

const answerOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? String(control.checked)
    : control.value;

/**
 * What a buyer typed into the prerendered form before React arrived: name → value of the changed controls; a
 * checkbox gives `true` or `false`, a radio group the chosen value. Empty on the server.
 */
export function readTypedValues(formElementId: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formElementId);
  const typed: Record<string, string> = {};
  for (const control of form?.querySelectorAll('input, select, textarea') ?? []) {
    if (!isControl(control) || !control.name || !wasChanged(control)) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) continue;
    typed[control.name] = answerOf(control);
  }
  return typed;
}

/**
 * `readTypedValues` taken once, in the first render, while the server's elements are still untouched. Do not draw
 * from it (the server had nothing): hand it to the form in an effect.
 */
export const useTypedBeforeHydration = (formElementId: string): Record<string, string> =>
  useState(() => readTypedValues(formElementId))[0];
