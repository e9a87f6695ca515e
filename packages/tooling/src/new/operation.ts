import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StopError } from '../process/stop-error.ts';
import { addImport, format, importPath, insertLines } from './edit-source.ts';
import type { Generator } from './generator.ts';
import { camel, requireKebab } from './names.ts';

const usage =
  'operation <name> --in <folder below a module of apps/gateway/src that has handlers.ts> [--producer <header>] [--authority site|buyer]';
const table = 'packages/contracts/src/operations/table.ts';
/** how fuzz and attack call an operation */
const calls = 'apps/gateway/src/testing/contract/fuzz/public-calls.ts';

const contractOf = (
  code: string,
  producer: string,
  authority: string,
): string => `import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { empty } from '../wire.ts';

export const ${code} = defineOperation({
  producer: '${producer}',
  method: 'POST',
  authority: '${authority}',
  cost: 'read',
  request: empty,
  answer: v.object({ success: v.literal(true) }),
  errors: [],
  summary: 'To be written: what it does, in a sentence.',
});
`;

const handlerOf = (name: string, code: string, handler: string): string =>
  `import type { ${code} as operation } from '@sigorta/contracts/operations/${name}';
import type { Handler } from '${handler}';

/** To be written: what the operation does. A refusal is thrown, and its code declared in the contract. */
export const ${code}: Handler<typeof operation> = async () => ({ success: true });
`;

/** An operation of the shop: its contract, its row, its handler. Lists of the panel have a generator of their own. */
export const newOperation: Generator = {
  usage,
  options: ['in', 'producer', 'authority'],
  async make(root, name, { in: folder = '', producer = name, authority = 'site' }) {
    requireKebab('an operation', name);
    const place = join('apps/gateway/src', folder);
    const handlers = join('apps/gateway/src', folder.split('/')[0] ?? '', 'handlers.ts');
    const contract = `packages/contracts/src/operations/${name}.ts`;
    const handler = join(place, `${name}.ts`);
    if (folder === '' || !existsSync(join(root, handlers)) || !existsSync(join(root, place)))
      throw new StopError(
        `--in names a folder below a module of apps/gateway/src that has handlers.ts, and ${place} is none.`,
      );
    if (!/^[a-z][a-z-]*(\/:?[a-zA-Z-]+)*$/.test(producer))
      throw new StopError(`"${producer}" is no producer: write it like "quotes/:quoteId/events".`);
    if (authority !== 'site' && authority !== 'buyer')
      throw new StopError(`"${authority}" may call no operation of the shop: say "site" or "buyer".`);
    const { operations } = await import('../../../contracts/src/operations/table.ts');
    if (Object.values(operations).some((one) => one.producer === producer))
      throw new StopError(`There is an operation "${producer}" already.`);
    for (const file of [contract, handler])
      if (existsSync(join(root, file))) throw new StopError(`There is a file ${file} already.`);

    const code = camel(name);
    await writeFile(join(root, contract), contractOf(code, producer, authority));
    await writeFile(
      join(root, handler),
      handlerOf(name, code, importPath(handler, 'apps/gateway/src/platform/handler.ts')),
    );
    await addImport(root, table, `import { ${code} } from './${name}.ts';`);
    await insertLines(root, { file: table, before: '  ...panelOperations,', lines: `  ${code},` });
    await addImport(root, handlers, `import { ${code} } from '${importPath(handlers, handler)}';`);
    await insertLines(root, { file: handlers, before: '} satisfies Partial<Handlers', lines: `  ${code},` });
    await insertLines(root, {
      file: calls,
      before: '  cardFrame: sending({}),',
      lines: `  ${code}: sending({}),`,
    });
    const files = [contract, table, handler, handlers, calls];
    await format(root, files);
    return {
      files,
      next: [
        `Say in ${contract} what is asked, answered and refused; each error is one of errors.ts.`,
        `Write ${handler} and a test beside it, over the gateway's own HTTP.`,
        `Let ${calls} send what a right call sends: fuzz and attack start from it.`,
        `Call it: \`useQuery(${code}, …)\` or \`useAction(${code})\` of gateway-client; there is nothing to forward.`,
      ],
    };
  },
};
