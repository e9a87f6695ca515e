import type { Application } from '@sigorta/product-kit/field';
import type { Context } from '../platform/context.ts';
import type { Pin } from '../platform/ports.ts';
import { openApplication, type StoredApplication } from '../platform/sensitive/sealed-application.ts';

interface FormRow extends Pin, Pick<StoredApplication, 'application'> {
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

/** A stored form as it was given. @param id of the quote, also for its orders */
export const openedForm = async (
  { dataKeys, products }: Pick<Context, 'dataKeys' | 'products'>,
  id: string,
  row: FormRow,
): Promise<Application> => {
  const found = await products.of(row);
  if (!found) throw new Error('a form of a product that is gone');
  return openApplication(dataKeys, found.product, { id, application: row.application, key: row.record_key });
};
