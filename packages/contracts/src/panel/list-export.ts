import * as v from 'valibot';
import { toldId } from '../told.ts';
import { listNames } from './saved-views.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Rows of one file; who needs more narrows the filter and takes several. */
export const mostExported = 50_000;

export const listExport = defineStaffOperation({
  producer: 'panel/export',
  method: 'POST',
  cost: 'read',
  permission: 'lists:export',
  request: v.object({
    list: v.picklist(listNames),
    format: v.picklist(['csv', 'xlsx']),
    /** the list's own request; checked with its schema */
    filters: v.record(toldId, v.unknown()),
  }),
  answer: v.unknown(),
  errors: [],
  stream: 'file',
  mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  summary: 'A list as a file, masked like on the screen; who took it and with which filter is audited.',
});
