// Packages of the house depend on this one, so it reaches them by their files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type MenuGroupId, menuGroupIds } from '../../../contracts/src/menu-group.ts';
import { StopError } from '../process/stop-error.ts';
import { copyTemplate } from './copy-template.ts';
import type { Generator } from './generator.ts';
import { requireKebab } from './names.ts';

/** The family whose frame is copied: all families have the same. */
const model = 'pet';

const frame = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', 'src/remote.ts'];

const isGroup = (group: string): group is MenuGroupId => menuGroupIds.some((id) => id === group);

/** An app with a remote and no product yet. */
export const newFamily: Generator = {
  usage: `family <family> [--group ${menuGroupIds.join('|')}]`,
  options: ['group'],
  async make(root, family, { group = 'other' }) {
    requireKebab('a family', family);
    const folder = join(root, 'apps', family);
    if (existsSync(folder)) throw new StopError(`There is an app "${family}" already.`);
    if (!isGroup(group))
      throw new StopError(`The menu has no group "${group}"; it has ${menuGroupIds.join(', ')}.`);
    const words = [
      [`"name": "${model}"`, `"name": "${family}"`],
      [`family: '${model}'`, `family: '${family}'`],
      [`<title>${model}</title>`, `<title>${family}</title>`],
      ["menuGroup: 'home'", `menuGroup: '${group}'`],
    ] as const;
    const from = join(root, 'apps', model);
    const files = await copyTemplate(root, from, folder, words, (file) =>
      [...frame, 'src/_family/family.ts'].includes(file),
    );
    return {
      files,
      next: [
        'Link its packages: npx --yes pnpm@12 install',
        `Give it a product: npx --yes pnpm@12 new product ${family}/<product> --title "<its Turkish name>"`,
        'See it: npx --yes pnpm@12 dev. Nothing is registered: build, gateway and shell find the app.',
      ],
    };
  },
};
