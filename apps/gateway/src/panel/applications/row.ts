import type { ApplicationRow } from '@sigorta/contracts/panel/applications';
import type { Context } from '../../platform/context.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';
import { maskedPhone } from '../masking/masked.ts';
import { nameShown } from '../masking/name-shown.ts';
import type { namesFor } from '../shared/names.ts';
import type { filteredApplications } from './filter.ts';

export const applicationColumns = (query: ReturnType<typeof filteredApplications>) =>
  query
    .select(recordKey('application.id'))
    .select([
      'application.id',
      'application.kind',
      'application.state',
      'application.created_at',
      'application.full_name',
      'application.phone',
      'application.product',
      'application.partner_id',
      'application.assignee_id',
      'application.due_on',
      'staff.name as assignee_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof applicationColumns>['execute']>>[number];
type Names = Awaited<ReturnType<typeof namesFor>>;

export const applicationRow = (
  context: Pick<Context, 'dataKeys' | 'log'>,
  row: Row,
  names: Names,
): ApplicationRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  name: nameShown(context, row),
  phone: maskedPhone(phoneAmongOthers(context, row) ?? ''),
  product: names.product(row.product),
  partner: names.partner(row.partner_id),
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  dueOn: row.due_on,
});
