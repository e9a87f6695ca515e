import { timingSafeEqual } from 'node:crypto';
import type { OwnerDetail } from '@sigorta/contracts/operations/saved-quote';
import type { Application, FieldKind } from '@sigorta/product-kit/field';
import { countsPersons, isForPrice } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { firstOfKinds } from '../../catalogue/persons.ts';

const kindsOf: Record<OwnerDetail, readonly FieldKind[]> = {
  birthDate: ['birthDate'],
  idEnd: ['nationalId', 'foreignerId', 'passportNo'],
};

/** The detail a product's applications can be asked for besides the phone's last digits; null when there is none. */
export const detailAsked = (product: Product): OwnerDetail | null => {
  const kinds = new Set([...fieldsOf(product), ...product.insured.fields].map(({ kind }) => kind));
  if (!kinds.has('phone')) return null;
  if (kinds.has('birthDate')) return 'birthDate';
  return kindsOf.idEnd.some((kind) => kinds.has(kind)) ? 'idEnd' : null;
};

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Answers that lead to somebody: to a person, his home, his car, his telephone. */
const leadingKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'personName',
  'nationalId',
  'foreignerId',
  'taxNumber',
  'passportNo',
  'birthDate',
  'phone',
  'email',
  'imei',
  'microchip',
  'plate',
  'licenceSerial',
  'uavt',
  'text',
]);

/**
 * Whether the prices of a product were asked for with nothing of anybody: there is no secret to keep from who has the link, and
 * none to prove an owner by.
 */
export const opensByLink = (product: Product): boolean =>
  !countsPersons(product) &&
  fieldsOf(product)
    .filter(isForPrice)
    .every((field) => !field.sensitive && !leadingKinds.has(field.kind));

/** The same of a quote that knows no phone yet: only its persons' birth dates are there to be known. */
export const detailOfPrice = (product: Product): OwnerDetail | null =>
  product.insured.fields.some((field) => field.kind === 'birthDate' && isForPrice(field))
    ? 'birthDate'
    : null;

/** Whether somebody knows the first birth date that the prices of a quote were asked for with. */
export const knowsBirthDate = (
  product: Product,
  application: Application,
  { birthDate = '' }: { birthDate?: string | undefined },
): boolean => {
  const first = firstOfKinds(product, application, kindsOf.birthDate);
  return first !== null && same(first, birthDate);
};

/** @param application opened: ids readable */
export const knowsDetails = (
  product: Product,
  application: Application,
  said: { phoneEnd?: string | undefined; birthDate?: string | undefined; idEnd?: string | undefined },
): boolean => {
  const asked = detailAsked(product);
  const phone = firstOfKinds(product, application, ['phone']);
  const detail = asked && firstOfKinds(product, application, kindsOf[asked]);
  if (!asked || !phone || !detail) return false;
  const right = asked === 'birthDate' ? detail : detail.slice(-4).toUpperCase();
  /* both are compared, so that a time does not tell which was wrong */
  const isPhone = same(phone.slice(-4), said.phoneEnd ?? '');
  const isDetail = same(right, said[asked] ?? '');
  return isPhone && isDetail;
};
