import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { reveal } from '@sigorta/contracts/panel/reveal';
import type { FieldKind } from '@sigorta/product-kit/field';
import { firstOfKinds } from '../../catalogue/persons.ts';
import { storedNames } from '../../catalogue/stored-names.ts';
import type { Context } from '../../platform/context.ts';
import type { Pin } from '../../platform/ports.ts';
import { openApplication, type StoredApplication } from '../../platform/sensitive/sealed-application.ts';

type Field = ParsedRequestOf<typeof reveal>['field'];

export interface Subject extends Pin {
  partnerId: string;
  /** as it is stored */
  form: StoredApplication | null;
  /** its person wrote at this moment and waits for an answer */
  askedAt?: Date;
  /** what has a column of its own */
  known: Partial<Record<Field, string | null>>;
}

const kinds: Partial<Record<Field, FieldKind[]>> = {
  email: ['email'],
  identity: ['nationalId', 'foreignerId', 'passportNo', 'taxNumber'],
};

/** The one value that was asked for; null when there is none. */
export const hiddenValue = async ({ products, dataKeys }: Context, subject: Subject, field: Field) => {
  const known = subject.known[field];
  if (known) return known;
  const product = (await products.of(subject))?.product;
  if (!product || !subject.form) return null;
  if (field === 'name') return storedNames(dataKeys, subject.form).join(', ') || null;
  const wanted = kinds[field];
  if (!wanted) return null;
  const opened = openApplication(dataKeys, product, subject.form);
  return firstOfKinds(product, opened, wanted);
};
