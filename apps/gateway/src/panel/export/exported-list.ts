import { mostExported } from '@sigorta/contracts/panel/list-export';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import type { Language } from '@sigorta/i18n/language';
import type * as v from 'valibot';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Cell } from './cell.ts';
import type { exportTexts } from './texts/all.ts';

type Head = keyof (typeof exportTexts)['tr']['head'];

export interface ExportedList {
  /** of the list on the screen: who may take files may not therefore see every list */
  permission: Permission;
  /** of the list's own request */
  schema: v.GenericSchema;
  heads: readonly Head[];
  /** @param filters parsed */
  rows: (context: Context, filters: unknown, staff: Staff, language: Language) => AsyncIterable<Cell[][]>;
}

/** one more than a file holds tells that there are more */
export const most = mostExported + 1;
