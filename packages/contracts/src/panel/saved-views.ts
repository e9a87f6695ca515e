import * as v from 'valibot';
import { freeText } from '../free-text.ts';
import { toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const listNames = [
  'applications',
  'quotes',
  'policies',
  'payments',
  'audit',
  'cancellations',
  'transfers',
  'payment-requests',
  'coupons',
] as const;
export type ListName = (typeof listNames)[number];

const list = v.picklist(listNames);
export const mostViews = 20;

const viewsAnswer = v.object({
  views: v.array(v.object({ id: toldId, name: toldText, query: toldText })),
});

export const savedViews = defineStaffOperation({
  producer: 'panel/views',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: v.object({ list }),
  answer: viewsAnswer,
  errors: [],
  summary: 'Filters of a list this person keeps under a name.',
});

export const savedViewKeep = defineStaffOperation({
  producer: 'panel/views/keep',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: v.object({
    list,
    name: freeText(40),
    /** filters as they stand in the address; a search is not kept, it may name a person */
    query: freeText(500, undefined, 0),
  }),
  answer: viewsAnswer,
  errors: [],
  summary: 'Keeps filters under a name; the same name replaces them.',
});

export const savedViewDrop = defineStaffOperation({
  producer: 'panel/views/drop',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: v.object({ list, id: opaqueId }),
  answer: viewsAnswer,
  errors: ['not-found'],
  summary: 'Forgets kept filters.',
});
