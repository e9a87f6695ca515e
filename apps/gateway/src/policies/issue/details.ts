import type { Application } from '@sigorta/product-kit/field';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import type { Context } from '../../platform/context.ts';
import type { Pin } from '../../platform/ports.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import type { PolicyContext } from '../context.ts';

type Order = Pin & { id: string };
type Policy = { details: Application | null };

const askedOf = async (context: Context, order: Order) => {
  const product = (await context.products.of(order))?.product;
  return product ? policyDetailsOf(product) : null;
};

/** What the buyer answered after payment, readable; null when there was nothing to answer or nobody did. */
export async function openDetails(
  context: Context,
  order: Order,
  { details }: Policy,
): Promise<Application | null> {
  const asked = await askedOf(context, order);
  return asked && details
    ? openApplication(context.dataKeys, asked, { id: order.id, application: details, key: null })
    : null;
}

/** The same as the insurer reads it; a policy without answers names none. */
export async function detailsOnWire(context: PolicyContext, order: Order, policy: Policy) {
  const asked = await askedOf(context, order);
  const details = await openDetails(context, order, policy);
  return asked && details ? { details: toWire(asked, details) } : {};
}
