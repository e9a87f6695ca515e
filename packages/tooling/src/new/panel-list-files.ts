/* The new files of a list of the panel; small enough to stand here as they are written. */

export const contractOf = (
  code: string,
  name: string,
  permission: string,
): string => `import * as v from 'valibot';
import { listAnswer, listRequest } from './list.ts';
import { defineStaffOperation } from './staff-operation.ts';

const row = v.object({ id: v.string(), createdAt: v.string(), name: v.string() });

export const ${code}List = defineStaffOperation({
  producer: 'panel/${name}',
  method: 'POST',
  cost: 'read',
  permission: '${permission}',
  request: listRequest(['created_at'], {}),
  answer: listAnswer(row),
  errors: [],
  summary: 'To be written: what the list shows, and in which order.',
});
`;

export const handlerOf = (
  name: string,
  code: string,
  component: string,
): string => `import type { ${code}List } from '@sigorta/contracts/panel/${name}';
import type { Handler } from '../../platform/handler.ts';

/** To be written: the query, narrowed to the partners of who asks and cut by \`listPage\`. */
export const list${component}: Handler<typeof ${code}List> = async () => ({ rows: [], total: 0, more: false });
`;

export const pageOf = (
  name: string,
  code: string,
  component: string,
): string => `import { ${code}List } from '@sigorta/contracts/panel/${name}';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { use${component}Texts } from './use-${name}-texts.ts';

const ${code} = definePanelList({
  operation: ${code}List,
  texts: use${component}Texts,
  words: { title: 'title', text: 'text', search: 'search' },
  columns: [
    { field: 'name', place: 'head', label: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
    { field: 'createdAt', label: 'createdAt', sort: 'created_at', cell: ({ createdAt }) => createdAt },
  ],
  keyOf: ({ id }) => id,
});

/** To be written: what the list shows. */
export const ${component}Page = () => <ListPage of={${code}} />;
`;

export const hookOf = (
  name: string,
  component: string,
): string => `import { lazyTexts } from '@sigorta/runtime/runtime';

export const use${component}Texts = lazyTexts('panel-${name}', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
`;

/** Turkish words; the other languages say the same until somebody translates them. @param own the title in this language */
export const textsOf = (language: string, title: string, own: string | undefined): string =>
  language === 'tr'
    ? `export const tr = {
  title: ${JSON.stringify(title)},
  text: 'Bu listede ne var: yazılacak.',
  search: 'Ara',
  name: 'Ad',
  createdAt: 'Tarih',
};
`
    : `import { tr } from './tr.ts';

/* not translated yet: says what Turkish says */
export const ${language}: Record<keyof typeof tr, string> = ${own === undefined ? 'tr' : `{ ...tr, title: ${JSON.stringify(own)} }`};
`;
