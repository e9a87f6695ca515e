/// <reference types="node" />
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductPaths } from '@sigorta/contracts/journey-pages';
import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Field } from '../field.ts';
import { isRequest } from '../is-request.ts';
import { asksPriceFirst, isForPrice } from '../price-part.ts';
import { fieldsOf, hasInsured } from '../product-fields.ts';

const titleLength = 60;
const descriptionLength = 155;
const secretKinds: readonly string[] = ['nationalId', 'foreignerId', 'passportNo'];

function expectSoundScope(fields: readonly Field[]): void {
  for (const key of ['name', 'wire'] as const) {
    const values = fields.map((field) => field[key]);
    expect(new Set(values).size, `${key}s repeat in ${values.join(', ')}`).toBe(values.length);
  }
  for (const [at, field] of fields.entries()) {
    const earlier = fields.slice(0, at).map(({ name }) => name);
    const leaned = [field.when?.field, field.kind === 'date' ? field.notBefore : undefined];
    for (const name of leaned) if (name) expect(earlier, `${field.name} leans on ${name}`).toContain(name);
  }
}

export function checkDeclaration({ product, directory }: DiscoveredProduct, paths: ProductPaths): void {
  test('paths are those of the specification and begin with /', () => {
    expect(product.paths).toEqual(paths);
    for (const path of [...Object.values(product.paths), ...(product.aliases ?? [])]) {
      expect(path).toMatch(/^\/[a-z-]+$/);
    }
  });

  test('fields have names of their own and lean on earlier fields only', () => {
    expectSoundScope(fieldsOf(product));
    expectSoundScope(product.insured.fields);
    expectSoundScope(product.createPolicy?.fields ?? []);
    expect(hasInsured(product)).toBe(product.insured.max > 0);
  });

  test('what is asked after payment has its page, and the page has what to ask', () => {
    expect(product.createPolicy !== undefined).toBe(product.paths.createPolicy !== undefined);
  });

  test('who asks for the price first has something of each part to ask, and sells', () => {
    if (!asksPriceFirst(product)) return;
    const fields = [...fieldsOf(product), ...product.insured.fields];
    expect(product.payment).not.toBeNull();
    expect(fields.some(isForPrice)).toBe(true);
    expect(fields.every(isForPrice)).toBe(false);
  });

  test('the summary names fields of the form that are no secret', () => {
    const open = fieldsOf(product).filter(({ sensitive }) => !sensitive);
    for (const name of product.summary) expect(open.map((field) => field.name)).toContain(name);
  });

  test('documents name fields of the form, each once, and no id', () => {
    const printed = fieldsOf(product).filter(({ kind }) => !secretKinds.includes(kind));
    const named = [...product.summary, ...(product.documentFacts ?? [])];
    expect(new Set(named).size).toBe(named.length);
    for (const name of named) expect(printed.map((field) => field.name)).toContain(name);
  });

  test('numbers of ids and passports are marked as sensitive', () => {
    for (const field of [...fieldsOf(product), ...product.insured.fields]) {
      if (secretKinds.includes(field.kind)) expect(field.sensitive, field.name).toBe(true);
    }
  });

  test('at least three coverages, each once', () => {
    if (!isRequest(product)) expect(product.coverages.length).toBeGreaterThanOrEqual(3);
    expect(new Set(product.coverages).size).toBe(product.coverages.length);
  });

  test('information text and contract are required before data or money move, consent to use data is none (0341)', () => {
    const required = product.consents.filter((use) => use.required).map(({ id, at }) => `${at} ${id}`);
    expect(required).toContain('form information-text');
    expect(required.filter((use) => /personal-data|marketing|survey/.test(use))).toEqual([]);
    const beforePaying = ['pre-information', 'distance-sales-contract', 'special-terms'];
    if (product.paths.payment)
      expect(required).toEqual(expect.arrayContaining(beforePaying.map((id) => `payment ${id}`)));
  });

  test.each(languages)('card texts fit result pages in %s', (language) => {
    for (const text of Object.values(product.card)) expect(text[language].trim()).not.toBe('');
    expect(product.card.title[language].length).toBeLessThanOrEqual(titleLength);
    expect(product.card.description[language].length).toBeLessThanOrEqual(descriptionLength);
  });

  test('pictures are there', () => {
    for (const file of Object.values(product.images)) {
      expect(existsSync(join(directory, 'images', file)), file).toBe(true);
    }
  });
}
