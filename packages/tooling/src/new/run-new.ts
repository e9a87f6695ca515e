import { parseArgs } from 'node:util';
import { StopError } from '../process/stop-error.ts';
import { root as house } from '../start/settings.ts';
import { newFamily } from './family.ts';
import type { Generator } from './generator.ts';
import { newInsurer } from './insurer.ts';
import { newLanguage } from './language.ts';
import { newOperation } from './operation.ts';
import { newPanelList } from './panel-list.ts';
import { newProduct } from './product.ts';

const generators: Readonly<Record<string, Generator>> = {
  product: newProduct,
  family: newFamily,
  insurer: newInsurer,
  language: newLanguage,
  operation: newOperation,
  'panel-list': newPanelList,
};

const usages = () =>
  Object.values(generators)
    .map(({ usage }) => `  pnpm new ${usage}`)
    .join('\n');

function read({ options }: Generator, words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new StopError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Makes what the words ask for and says what to do next.
 * @param words those after `pnpm new`: a kind, a name, options
 * @param say where the sentences go
 * @throws StopError when the words cannot be followed; nothing was written then
 */
export async function runNew(
  words: readonly string[],
  root = house,
  say: (line: string) => void = console.log,
): Promise<void> {
  const [kind = '', ...rest] = words;
  const generator = generators[kind];
  if (!generator) throw new StopError(`"${kind}" cannot be made new. What can:\n${usages()}`);
  const { positionals, values } = read(generator, rest);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new StopError(`Ask: pnpm new ${generator.usage}`);
  const { files, next } = await generator.make(root, name, values as Record<string, string | undefined>);
  say(`Made ${files.length} files:`);
  for (const file of files) say(`  ${file}`);
  say('Next:');
  for (const [index, sentence] of next.entries()) say(`  ${index + 1}. ${sentence}`);
}
