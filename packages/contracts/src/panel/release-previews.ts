import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { releaseId } from '../release-id.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** For how many hours a preview may be given. */
export const previewHours = [1, 24, 168] as const;
export type PreviewHours = (typeof previewHours)[number];

const previewLink = v.object({
  id: toldId,
  family: toldId,
  version: releaseId,
  /** who made it */
  madeBy: toldText,
  madeAt: instant,
  endsAt: instant,
});
export type PreviewLink = v.InferOutput<typeof previewLink>;

const previewState = v.object({
  /** `no-database`: previews have no database of their own to sell in */
  possible: v.picklist(['yes', 'no-database']),
  /** whether a test account of the payment provider is set; without one a preview ends before the payment */
  pays: v.boolean(),
  /** links that still open, newest first; how they are signed is told once, when they are made */
  links: v.array(previewLink),
});

export const previewList = defineStaffOperation({
  producer: 'panel/releases/previews',
  method: 'GET',
  cost: 'read',
  permission: 'releases:view',
  request: empty,
  answer: previewState,
  errors: [],
  summary: 'Which releases are shown behind links, and until when.',
});

export const previewMake = defineStaffOperation({
  producer: 'panel/releases/previews/make',
  method: 'POST',
  cost: 'read',
  permission: 'releases:roll-back',
  request: v.object({
    version: releaseId,
    hours: v.picklist(previewHours),
    reason: freeText(300, undefined, 5),
  }),
  answer: v.object({
    ...previewState.entries,
    /** the address that opens it; signed, and told this once */
    url: v.pipe(v.string(), v.maxLength(500)),
  }),
  errors: ['not-found'],
  summary: 'Makes a signed link that shows a release to whoever opens it, without real sales.',
});

export const previewEnd = defineStaffOperation({
  producer: 'panel/releases/previews/end',
  method: 'POST',
  cost: 'read',
  permission: 'releases:roll-back',
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{6,64}$/)),
    reason: freeText(300, undefined, 5),
  }),
  answer: previewState,
  errors: ['not-found'],
  summary: 'Ends a link to a release before its time.',
});
