import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { siteFaults } from '../site-fault.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** A site that is kept under its name; null is the one that came with each gateway. */
const siteId = v.nullable(v.pipe(v.string(), v.regex(/^site@[0-9a-f]{16}$/)));

export const siteView = defineStaffOperation({
  producer: 'panel/site',
  method: 'GET',
  cost: 'read',
  permission: 'releases:view',
  request: empty,
  answer: v.object({
    /** what two persons, or the command, said; null is what came with each gateway */
    live: v.nullable(toldId),
    /** UTC instant it was turned to; null while nobody ever turned */
    since: v.nullable(instant),
    /** names; null of a turn by the command */
    askedBy: v.nullable(toldText),
    agreedBy: v.nullable(toldText),
    /** what the gateway that answers shows; null while it shows none */
    shown: v.nullable(toldId),
    /** why that is not the live one; null when it is */
    fault: v.nullable(v.picklist(siteFaults)),
    /** somebody has asked for another one, and a second person has not decided */
    asked: v.boolean(),
    /** the one that came with this gateway first, then those that are kept, the newest first */
    sites: v.array(
      v.object({
        /** to be asked for by; null for what came with each gateway */
        site: siteId,
        name: toldId,
        /** UTC instant it was put there */
        at: instant,
        state: v.picklist(['live', 'before', 'available', 'broken']),
        /** why it cannot be turned to; null when it can */
        fault: v.nullable(v.picklist(siteFaults)),
      }),
    ),
  }),
  errors: [],
  summary: 'Which site, shell and panel, is live, and those that are kept.',
});

export const siteAsk = defineStaffOperation({
  producer: 'panel/site/ask',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'releases:roll-back',
  stepUp: true,
  request: v.object({
    site: siteId,
    /** what was live on the page that asks (decision 0520) */
    was: siteId,
    reason: freeText(300, undefined, 5),
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['request-closed', 'changed-meanwhile'],
  summary: 'Asks a second owner to make another site live, for everybody at once.',
});
