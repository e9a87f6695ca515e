import type { Application } from '@sigorta/product-kit/field';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import type { Context } from '../../platform/context.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import type { PolicyContext } from '../context.ts';

type Order = { id: string; product: string };
type Policy = { details: Application | null };

const askedOf = (context: Context, order: Order) => {
  const product = context.products.get(order.product)?.product;
  return product ? policyDetailsOf(product) : null;
};

/** What the buyer answered after payment, readable; null when there was nothing to answer or nobody did. */
export function openDetails(context: Context, order: Order, { details }: Policy): Application | null {
  const asked = askedOf(context, order);
  return asked && details ? openApplication(context.dataKeys, asked, order.id, details) : null;
}

/** The same as the insurer reads it; a policy without answers names none. */
export function detailsOnWire(context: PolicyContext, order: Order, policy: Policy) {
  const asked = askedOf(context, order);
  const details = openDetails(context, order, policy);
  return asked && details ? { details: toWire(asked, details) } : {};
}
