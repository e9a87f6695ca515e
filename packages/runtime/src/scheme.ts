import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export type Scheme = 'light' | 'dark';
export type SchemeChoice = 'system' | Scheme;

const schemes = ['light', 'dark'] as const;

/** where nothing can be stored, a choice holds for the page */
let unstored: SchemeChoice | null = null;

const readChoice = (): SchemeChoice => {
  if (unstored) return unstored;
  const stored = storage.read('scheme');
  return schemes.find((scheme) => scheme === stored) ?? 'system';
};

/** The document in the scheme that holds: its colours follow the attribute, the browser's frame the one `theme-color` that is on. */
function showChoice(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.scheme;
  else dataset.scheme = choice;
  const frames = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]');
  for (const [at, meta] of frames.entries()) {
    const of = schemes[at];
    const media = choice === 'system' ? `(prefers-color-scheme:${of})` : of === choice ? 'all' : 'not all';
    meta.setAttribute('media', media);
  }
}

const listeners = new Set<() => void>();
const tell = (): void => {
  showChoice(readChoice());
  for (const listener of listeners) listener();
};

/** What is chosen in another tab holds here, too. */
const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
};

const choose = (choice: SchemeChoice): void => {
  if (choice === 'system') storage.remove('scheme');
  else storage.write('scheme', choice);
  unstored = null;
  if (readChoice() !== choice) unstored = choice;
  tell();
};

/** What the visitor chose, and how to choose; documents are drawn for the system's. */
export const useScheme = (): readonly [SchemeChoice, (choice: SchemeChoice) => void] => [
  useSyncExternalStore(subscribe, readChoice, () => 'system'),
  choose,
];
