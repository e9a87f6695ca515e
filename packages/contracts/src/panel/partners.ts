import { ownPicture } from '@sigorta/validators/setting-shapes';
import * as v from 'valibot';
import { freeText, noCardNumber } from '../free-text.ts';
import { type Brand, partnerSettingsSchema } from '../partner.ts';
import { largestPictureText } from '../partner-settings/picture.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { partnerId } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** A host name the site is served under, without port. */
export const partnerHost = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/),
  noCardNumber,
);
export const partnerHosts = v.pipe(v.array(partnerHost), v.maxLength(20));

/** One partner as a file or the panel gives it. */
export const partnerEntry = v.object({
  id: partnerId,
  hosts: v.optional(partnerHosts, []),
  settings: partnerSettingsSchema,
});

const brand = v.custom<Brand>((value) => typeof value === 'object' && value !== null);
/** Names of settings that are given but not shown, because their value is not safe or not of the right form. */
const ignored = v.array(toldText);

const partnerDetail = v.object({
  ...partnerEntry.entries,
  hosts: partnerHosts,
  /** value of the `token` header that names the partner; no secret (decision 4) */
  token: toldId,
  /** changes with every saving; whoever saves says which one he saw */
  revision: toldId,
  /** the settings made safe, as every page reads them */
  brand,
  ignored,
});

const category = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: toldText,
  /** words for the products with this name, in the caller's language; empty when the name fits none */
  products: v.array(toldId),
});

export const partnerList = defineStaffOperation({
  producer: 'panel/partners',
  method: 'GET',
  cost: 'read',
  permission: 'partners:view',
  request: empty,
  answer: v.object({
    partners: v.array(
      v.object({
        id: toldId,
        name: toldText,
        /** `#rrggbb` */
        colour: toldId,
        hosts: v.array(toldId),
        agency: v.boolean(),
        /** how many products it shows; null shows all */
        products: v.nullable(v.number()),
        /** settings that are given but not shown */
        ignored: v.number(),
      }),
    ),
    categories: v.array(category),
    /** names of categories that products ask for */
    categoryNames: v.array(toldText),
  }),
  errors: [],
  summary: 'Partners of the caller’s scope, and the categories they choose from.',
});

export const partnerRead = defineStaffOperation({
  producer: 'panel/partners/read',
  method: 'POST',
  cost: 'read',
  permission: 'partners:view',
  request: v.object({ id: partnerId }),
  answer: v.object({ partner: partnerDetail, categories: v.array(category) }),
  errors: ['not-found'],
  summary: 'All settings of one partner, and what is made of them.',
});

export const partnerCheck = defineStaffOperation({
  producer: 'panel/partners/check',
  method: 'POST',
  cost: 'read',
  permission: 'partners:view',
  request: v.object({ id: partnerId, settings: partnerSettingsSchema }),
  answer: v.object({ brand, ignored }),
  errors: ['not-found'],
  summary: 'What settings would look like, without saving them.',
});

export const partnerSave = defineStaffOperation({
  producer: 'panel/partners/save',
  method: 'POST',
  cost: 'read',
  permission: 'partners:edit',
  stepUp: true,
  request: v.object({ ...partnerEntry.entries, hosts: partnerHosts, revision: toldId }),
  answer: v.object({
    partner: partnerDetail,
    /** its payment data was changed too: it stays as it was until a second person agrees */
    isAsked: v.boolean(),
  }),
  errors: ['not-found', 'changed-meanwhile', 'request-closed'],
  summary: 'Replaces the settings of a partner; where its money goes changes when a second person agrees.',
});

export const partnerCreate = defineStaffOperation({
  producer: 'panel/partners/create',
  method: 'POST',
  cost: 'read',
  permission: 'partners:edit',
  request: v.object({ id: partnerId, name: freeText(60, undefined, 2) }),
  answer: v.object({ partner: partnerDetail }),
  errors: ['not-allowed'],
  summary: 'Adds a partner with nothing but its name.',
});

export const partnerPicture = defineStaffOperation({
  producer: 'panel/partners/picture',
  method: 'POST',
  cost: 'read',
  permission: 'partners:edit',
  request: v.object({
    id: partnerId,
    /** the file in base64 */
    picture: v.pipe(v.string(), v.maxLength(largestPictureText), v.base64()),
  }),
  answer: v.object({
    /** its address on our origin, to be set as a picture; it never shows anything else */
    path: v.pipe(v.string(), v.regex(ownPicture)),
    width: v.number(),
    height: v.number(),
  }),
  errors: ['not-found'],
  summary: 'Takes a picture in, made anew without what is hidden in files; no setting names it yet.',
});

export const categorySave = defineStaffOperation({
  producer: 'panel/categories/save',
  method: 'POST',
  cost: 'read',
  permission: 'partners:edit',
  request: v.object({
    /** null adds one */
    id: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    name: freeText(60, undefined, 2),
    /** as the page showed it, null of a new one (decision 0520) */
    was: v.nullable(v.object({ name: freeText(60) })),
  }),
  answer: v.object({ category }),
  errors: ['not-found', 'not-allowed', 'changed-meanwhile'],
  summary: 'Adds or renames a category; its products are those that carry the name.',
});
