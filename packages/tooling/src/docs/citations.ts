import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Pages that a source cites in its comments and that are not there, and commands of it that an old Node cannot run, each as a
 * sentence.
 * @param decisions the numbers that have a page
 */
export function brokenCitations(
  path: string,
  text: string,
  root: string,
  decisions: ReadonlySet<number>,
): string[] {
  const pages = [...text.matchAll(/\bdocs\/[\w./-]+\.(md|json)\b/g)]
    .filter(([page]) => !existsSync(join(root, page)))
    .map(([page]) => `${path} cites ${page}, which is not there`);
  const numbers = [
    ...text.matchAll(/\bdecisions? ((?:\d{1,4}(?:, | and | to )?)+)|\((0\d{3}(?:, 0\d{3})*)\)/g),
  ]
    .flatMap((match) => (match[1] ?? match[2] ?? '').match(/\d+/g) ?? [])
    .filter((number) => !decisions.has(Number(number)))
    .map((number) => `${path} cites decision ${number}, which is not there`);
  const elsewhere = /\bresearch \d[\d.]*/.exec(text);
  const commands = [...text.matchAll(/`(node (?:apps|packages|e2e|bench)\/[^`\s]+\.ts)\b/g)].map(
    ([, command]) => `${path} names "${command}", which an old Node cannot run: name a script of a package`,
  );
  return [
    ...pages,
    ...numbers,
    ...commands,
    ...(elsewhere ? [`${path} cites "${elsewhere[0]}", which is no page of ours`] : []),
  ];
}
