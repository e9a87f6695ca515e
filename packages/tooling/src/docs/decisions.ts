/**
 * What is wrong with the pages of decisions and their index.
 * @param pages file name and text of each page, the index left out
 */
export function decisionFaults(pages: ReadonlyMap<string, string>, index: string): string[] {
  const numbers = new Set<string>();
  const faults = [...pages].flatMap(([file, text]) => {
    const number = /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1];
    if (number === undefined) return [`${file}: a page is called NNNN-subject.md`];
    const twice = numbers.has(number) ? [`${file}: number ${number} is given twice`] : [];
    numbers.add(number);
    const title = new RegExp(`^# ${number}\\. (.+)\n`).exec(text)?.[1];
    if (title === undefined) return [...twice, `${file}: the heading is "# ${number}. Title"`];
    const entries = index.split(`\n- [${number}](${file}) ${title}\n`).length - 1;
    return entries === 1
      ? twice
      : [...twice, `${file}: the index lists it ${entries} times as "[${number}](${file}) ${title}"`];
  });
  const gone = [...index.matchAll(/\[\d{4}\]\((\d{4}-[^)]+)\)/g)]
    .map(([, file = '']) => file)
    .filter((file) => !pages.has(file))
    .map((file) => `${file}: the index lists a page that is gone`);
  return [...faults, ...gone];
}
