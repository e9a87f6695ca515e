import type { Context } from '../../platform/context.ts';
import type { MessageOf } from '../../platform/delivery/deliveries.ts';

/** The mail that a policy is ready; its reference is its Message-ID. */
export const policyMail = ({ config }: Pick<Context, 'config'>, orderId: string): MessageOf => ({
  orderId,
  purpose: 'policy',
  reference: `<policy.${orderId}@${new URL(config.publicUrl).hostname}>`,
});

/** The short message that a policy is ready. */
export const readySms = (orderId: string): MessageOf => ({
  orderId,
  purpose: 'ready',
  reference: `ready.${orderId}`,
});
