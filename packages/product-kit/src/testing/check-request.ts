/// <reference types="node" />
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import { fieldsOf } from '../product-fields.ts';

/** What a product without offers may not have, and what staff need to answer it. */
export function checkRequest({ product, directory }: DiscoveredProduct): void {
  test('a request has a form and nothing to sell', () => {
    expect(Object.keys(product.paths)).toEqual(['form']);
    expect(product.payment).toBeNull();
    expect(product.coverages).toEqual([]);
    expect(product.consents.filter(({ at }) => at !== 'form')).toEqual([]);
    expect(existsSync(join(directory, 'sandbox/insurers.ts')), 'nobody quotes it').toBe(false);
  });

  test('a request says who is to be called', () => {
    const names = fieldsOf(product).map(({ name }) => name);
    for (const name of ['firstName', 'lastName', 'phone']) expect(names).toContain(name);
  });
}
