import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '../../../i18n/src/language.ts';
import { StopError } from '../process/stop-error.ts';
import { format } from './edit-source.ts';
import type { Generator } from './generator.ts';
import { withCode, withLanguage } from './language-records.ts';

const skipped = (file: string): boolean => /(^|\/)(node_modules|dist|\.cache)$/.test(file);

/** A language's file that says what another one says, and says that it does. */
function untranslated(source: string, from: string, to: string): string {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const own = names.includes(from)
    ? `import { ${from} } from './${from}.ts';\n\nexport const ${to} = ${from};\n`
    : '';
  const others = names.filter((name) => name !== from);
  const forwarded = others.length > 0 ? `export { ${others.join(', ')} } from './${from}.ts';\n` : '';
  return `/* untranslated: ${from} */\n${own}${forwarded}`;
}

/** A language of the site: every file of words once more, every record of languages, the one list. */
export const newLanguage: Generator = {
  usage: 'language <code> [--from en]',
  options: ['from'],
  async make(root, code, { from = 'en' }) {
    if (!/^[a-z]{2}$/.test(code))
      throw new StopError(`"${code}" is no code of a language: use two letters, as in "de".`);
    if (languages.some((language) => language === code))
      throw new StopError(`The site speaks "${code}" already.`);
    if (!languages.some((language) => language === from))
      throw new StopError(`The site does not speak "${from}"; it speaks ${languages.join(', ')}.`);
    const sources = globSync(
      ['{apps,packages}/*/{src,workshop}/**/*.{ts,tsx}', '{e2e,bench}/**/*.{ts,tsx}'],
      {
        cwd: root,
        exclude: skipped,
      },
    );
    const known = new Set(sources);
    const made: string[] = [];
    for (const file of sources.filter((one) => one.endsWith(`/${from}.ts`))) {
      const folder = dirname(file);
      if (!languages.every((language) => known.has(`${folder}/${language}.ts`))) continue;
      const target = `${folder}/${code}.ts`;
      await writeFile(join(root, target), untranslated(await readFile(join(root, file), 'utf8'), from, code));
      made.push(target);
    }
    for (const file of sources) {
      const source = await readFile(join(root, file), 'utf8');
      const changed = withLanguage(withCode(source, languages, code), languages, from, code);
      if (changed === source) continue;
      await writeFile(join(root, file), changed);
      made.push(file);
    }
    await format(root, made);
    return {
      files: made,
      next: [
        `Translate: git grep -l "untranslated: ${from}" names the files, git diff the records.`,
        'See what the code must still decide, such as plural forms: npx --yes pnpm@12 typecheck, then npx --yes pnpm@12 test unit.',
      ],
    };
  },
};
