import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { releaseFaults } from '../release-fault.ts';
import { releaseId } from '../release-id.ts';
import { toldId } from '../told.ts';
import { empty } from '../wire.ts';
import { releaseChangeSchema } from './release-change.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Whether a release could be loaded: its files as they were built, gone, or not those that were built. */
export const releaseHealths = ['ok', 'missing', 'changed'] as const;
export type ReleaseHealth = (typeof releaseHealths)[number];

/** What a release may be taken back for by itself. */
export const withdrawalFaults = ['failed', 'errored', 'refused', 'no-offers', 'no-payment'] as const;
export type WithdrawalFault = (typeof withdrawalFaults)[number];

const family = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/));
/** a build that was assembled with the shell by its version, a family that was released alone by the release's id */
const version = v.union([v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/)), releaseId]);

const releaseState = v.object({
  family: toldId,
  /** `nothing` for a part that has no products, such as the panel */
  sale: v.picklist(['sold', 'retired', 'nothing']),
  /** what visitors get; empty for a family that is retired */
  live: toldId,
  newest: toldId,
  /** UTC instant of the choice in force; null when the newest that was assembled is live */
  chosenAt: v.nullable(instant),
  /** what a part of the visitors gets beside it; null when all get the live one */
  share: v.nullable(v.object({ version: releaseId, percent: v.number(), begunAt: instant })),
  /** newest first */
  releases: v.array(
    v.object({
      version: toldId,
      /** UTC instant it was assembled first */
      at: instant,
      /** version of the contract between shell and remote it was built for */
      contract: v.number(),
      health: v.picklist(releaseHealths),
      files: v.number(),
      /** released alone, with its declarations; else assembled with the shell: going back to it turns the pages only */
      alone: v.boolean(),
      /** why it was chosen and is not shown; null when nothing is wrong */
      refused: v.nullable(v.picklist(releaseFaults)),
      /** bytes a first visitor of its heaviest form loads; null for what was built with the site */
      bytes: v.nullable(v.number()),
      /** how visitors fared while it was watched, of the last week; null when nobody counted */
      visits: v.nullable(
        v.object({
          visitors: v.number(),
          /** its part of a page did not come or threw in the browser */
          failed: v.number(),
          /** the gateway failed */
          errored: v.number(),
          /** a field was sent that it does not know */
          refused: v.number(),
          quoted: v.number(),
          ordered: v.number(),
          /** ms until the largest part of the form's page was drawn, for three visitors of four at most; null while none told */
          lcpMs: v.nullable(v.number()),
          /** ms of the slowest answer to a press, likewise */
          inpMs: v.nullable(v.number()),
        }),
      ),
      /** when and why it was taken back by itself last; null when it never was */
      withdrawn: v.nullable(v.object({ at: instant, fault: v.picklist(withdrawalFaults) })),
      /** what is live may be given up for it */
      selectable: v.boolean(),
    }),
  ),
});

export const releaseList = defineStaffOperation({
  producer: 'panel/releases',
  method: 'GET',
  cost: 'read',
  permission: 'releases:view',
  request: empty,
  answer: v.object({ families: v.array(releaseState) }),
  errors: [],
  summary: 'Which release of every remote is live, and those that are kept.',
});

export const releaseChoose = defineStaffOperation({
  producer: 'panel/releases/choose',
  method: 'POST',
  cost: 'read',
  permission: 'releases:roll-back',
  request: v.object({
    family,
    /** null goes back to the newest, whichever it is */
    version: v.nullable(version),
    reason: freeText(300, undefined, 5),
  }),
  answer: releaseState,
  errors: ['not-found'],
  summary: 'Serves an older release of a remote, or the newest again.',
});

export const releaseDifference = defineStaffOperation({
  producer: 'panel/releases/difference',
  method: 'POST',
  cost: 'lookup',
  permission: 'releases:view',
  request: v.object({ family, version }),
  answer: v.object({
    /** what it is compared with */
    live: version,
    /** none when nothing differs */
    changes: v.array(releaseChangeSchema),
  }),
  errors: ['not-found'],
  summary: 'What visitors, staff and insurers would notice if a release took the place of the live one.',
});

export const releaseShare = defineStaffOperation({
  producer: 'panel/releases/share',
  method: 'POST',
  cost: 'read',
  permission: 'releases:roll-back',
  request: v.object({
    family,
    version: releaseId,
    /** of a hundred visitors; none takes it back */
    percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    reason: freeText(300, undefined, 5),
  }),
  answer: releaseState,
  errors: ['not-found'],
  summary: 'Gives a release that was made alone to a part of the visitors, or takes it back.',
});

export const releaseRetire = defineStaffOperation({
  producer: 'panel/releases/retire',
  method: 'POST',
  cost: 'read',
  permission: 'releases:roll-back',
  request: v.object({ family, reason: freeText(300, undefined, 5) }),
  answer: releaseState,
  errors: ['not-found'],
  summary: 'Ends the sale of a family; making a release live undoes it.',
});
