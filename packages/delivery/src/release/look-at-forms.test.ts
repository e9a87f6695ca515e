import { expect, test } from 'vitest';
import { type FormsToSee, lookAtForms } from './look-at-forms.ts';

const sheet = '.pale { color: lightgray; background: white; }';

/** One form with one style sheet, as a release brings them. */
const releaseOf = (html: string, language: 'tr' | 'ar' = 'tr'): FormsToSee => ({
  forms: [
    { product: 'pet', language, title: 'Evcil hayvan sigortası', html: `<h1>Evcil hayvan</h1>${html}` },
  ],
  document: { files: { 'form-1.css': { sha256: 'a' } } },
  blobs: new Map([['a', Buffer.from(sheet)]]),
});

test('a form that everybody can use may be published', async () => {
  const form = '<form><label for="name">Ad</label><input id="name"></form>';
  expect(await lookAtForms(releaseOf(form))).toEqual([]);
});

test('a field without a name, pale words and a picture without its text are each told with their place', async () => {
  const found = await lookAtForms(
    releaseOf('<form><input></form><p class="pale">Soluk</p><img src="/a.svg">', 'ar'),
  );
  expect(found.toSorted()).toEqual([
    'axe: pet in ar, dark: color-contrast at p',
    'axe: pet in ar: color-contrast at p',
    'axe: pet in ar: image-alt at img',
    'axe: pet in ar: label at input',
  ]);
});
