import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { cancellationStates } from '../cancellation.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { deliverySchema } from '../deliveries.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { renewalSchema } from '../renewal.ts';
import { named, toldId, toldLink, toldText } from '../told.ts';
import { transferSchema } from '../transfer.ts';
import { internationalPhone, territorySchema } from '../upstream/policy-terms.ts';
import { opaqueId } from '../wire.ts';

/** What the buyer may know of a purchase. The gateway's own states are finer. */
export const purchaseStates = [
  'awaiting-bank',
  'awaiting-transfer',
  'checking',
  'declined',
  'issuing',
  'issued',
  'refund-due',
  'refund-by-hand',
  'refunded',
  'manual',
  'expired',
] as const;

/** What nobody found for as long as was waited, which is not proof that there is none. */
export const notFoundKinds = ['payment', 'policy'] as const;
export type NotFound = (typeof notFoundKinds)[number];

const documentStateSchema = v.object({
  kind: v.picklist(['policy', 'receipt']),
  state: v.picklist(['preparing', 'ready', 'failed']),
});

export const purchaseStatus = defineOperation({
  producer: 'purchases/:purchaseId',
  method: 'GET',
  /* a link in mail or SMS opens it on any device; personal data still needs the session that bought */
  authority: 'site',
  cost: 'read',
  first: 'buying',
  request: v.object({ purchaseId: opaqueId }),
  answer: v.object({
    purchaseId: opaqueId,
    state: v.picklist(purchaseStates),
    /** said instead of "there is none"; null when everything is sure */
    notFound: v.nullable(v.picklist(notFoundKinds)),
    /** a code of the closed list when the state has a reason to tell */
    error: v.nullable(toldId),
    product: toldId,
    offerId: toldId,
    /** what has left the buyer's card and was not returned; null when nothing did */
    charged: v.nullable(moneySchema),
    installmentCount: v.number(),
    insurer: named,
    /** owner only; null when the status was opened from a link without the session */
    personal: v.nullable(
      v.object({
        policyNumber: v.nullable(toldId),
        /** null before the policy */
        cover: v.nullable(coverPeriodSchema),
        insuredNames: v.array(toldText),
        email: toldText,
        /** this browser proved the purchase's phone by a code, so it may correct that address */
        mayCorrectEmail: v.boolean(),
        /** what was sent and how far it came, the oldest first */
        deliveries: v.array(deliverySchema),
        transfer: v.nullable(transferSchema),
        /** address of the policy's own page (contracts/living-policy.ts), in the language of the call; null before the policy */
        page: v.nullable(toldLink),
        /** a pass for Apple Wallet can be had (`document-link`); left out by a gateway from before there were any */
        hasPass: v.optional(v.boolean()),
        /** whom to call when something happens, and where the policy holds; null before it and of an insurer that said neither */
        help: v.nullable(v.object({ phone: internationalPhone, territory: territorySchema })),
        /** null where its product is not renewed, and once its policy was renewed, ended or is over */
        renewal: v.nullable(renewalSchema),
      }),
    ),
    /** null while the policy stands and nobody asked for its end */
    cancellation: v.nullable(v.picklist(cancellationStates)),
    documents: v.array(documentStateSchema),
    /** the product's last questions are open until this UTC instant; null when nothing is asked */
    detailsUntil: v.nullable(instant),
    mail: v.picklist(['waiting', 'sent', 'failed']),
  }),
  errors: ['not-found'],
  summary: 'Where a purchase stands; polled by the result page and opened again from mail or SMS.',
});
