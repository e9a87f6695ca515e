import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { permissions } from '../../../contracts/src/panel/permissions.ts';
import { defaultLanguage, languages } from '../../../i18n/src/language.ts';
import { StopError } from '../process/stop-error.ts';
import { addImport, format, insertLines } from './edit-source.ts';
import type { Generator } from './generator.ts';
import { camel, requireKebab, slugOf } from './names.ts';
import { contractOf, handlerOf, hookOf, pageOf, textsOf } from './panel-list-files.ts';

const groups = ['sales', 'money', 'settings'];
const others = languages.filter((language) => language !== defaultLanguage);
const usage = `panel-list <name> --title "<its Turkish name>" [${others.map((language) => `--${language} "…"`).join(' ')}] --permission <permission> [--group ${groups.join('|')}]`;
const panel = 'apps/panel/src';
const table = 'packages/contracts/src/panel/table.ts';
const handlers = 'apps/gateway/src/panel/list-handlers.ts';
const pages = `${panel}/app/panel-pages.ts`;
const probes = 'apps/gateway/src/testing/matrix/probes.ts';

/** A list of the panel: contract, query, declaration, words, its line in the menu. */
export const newPanelList: Generator = {
  usage,
  options: ['title', ...others, 'permission', 'group'],
  async make(root, name, { title = '', permission = '', group = 'sales', ...named }) {
    requireKebab('a list', name);
    const slug = slugOf(title);
    if (slug === '') throw new StopError('A list needs --title with its Turkish name.');
    if (!permissions.some((one) => one === permission))
      throw new StopError(`"${permission}" is no permission; contracts/src/panel/permissions.ts lists them.`);
    if (!groups.includes(group))
      throw new StopError(`The menu has no group "${group}"; it has ${groups.join(', ')}.`);
    const code = camel(name);
    const component = code.charAt(0).toUpperCase() + code.slice(1);
    const page = `${panel}/pages/${name}`;
    const made = new Map<string, string>([
      [`packages/contracts/src/panel/${name}.ts`, contractOf(code, name, permission)],
      [`apps/gateway/src/panel/${name}/list.ts`, handlerOf(name, code, component)],
      [`${page}/${component}Page.tsx`, pageOf(name, code, component)],
      [`${page}/use-${name}-texts.ts`, hookOf(name, component)],
      ...languages.map((language): [string, string] => [
        `${page}/texts/${language}.ts`,
        textsOf(language, title, named[language]),
      ]),
    ]);
    for (const file of [...made.keys(), page, `apps/gateway/src/panel/${name}`])
      if (existsSync(join(root, file))) throw new StopError(`There is ${file} already.`);
    for (const [file, text] of made) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }

    await addImport(root, table, `import { ${code}List } from './${name}.ts';`);
    await insertLines(root, { file: table, before: '} as const', lines: `  ${code}List,` });
    await addImport(root, handlers, `import { list${component} } from './${name}/list.ts';`);
    const handlerRow = `  ${code}List: list${component},`;
    await insertLines(root, { file: handlers, before: '} satisfies Partial<Handlers', lines: handlerRow });
    /* an id that the empty list does not show: the matrix fails until somebody says which one it does */
    const probe = `  ${code}List: list(({ sale }) => sale),`;
    await insertLines(root, { file: probes, before: '  auditList: {', lines: probe });
    const load = `async () => (await import('../pages/${name}/${component}Page.tsx')).${component}Page`;
    const line = `menu: { text: 'nav.${code}', icon: 'file', group: '${group}' }`;
    const pageRow = `{ path: '/panel/${slug}', permission: '${permission}', ${line}, load: ${load} },`;
    await insertLines(root, { file: pages, before: '];\n\nconst fits', lines: pageRow });
    const menus = languages.map((language) => `${panel}/texts/${language}.ts`);
    for (const [at, file] of menus.entries()) {
      const name = JSON.stringify(named[languages[at] ?? defaultLanguage] ?? title);
      await insertLines(root, { file, before: "  'nav.audit'", lines: `  'nav.${code}': ${name},` });
    }
    const files = [...made.keys(), table, handlers, pages, probes, ...menus];
    await format(root, files);
    return {
      files,
      next: [
        `Say in packages/contracts/src/panel/${name}.ts what a row is and what the list is narrowed and sorted by.`,
        `Write the query in apps/gateway/src/panel/${name}/list.ts; panel/coupons/list-coupons.ts is a short one.`,
        `Say in ${page}/${component}Page.tsx which columns and filters it has, and translate its words${others.every((language) => named[language]) ? '' : ` and nav.${code}`}.`,
        'Write its row of apps/gateway/src/testing/matrix/expected-matrix.ts by hand: who sees what of it.',
        `Let ${probes} name an id that the list shows of each scope, or of(nothing) where its rows are no partner's; the matrix fails until then.`,
      ],
    };
  },
};
