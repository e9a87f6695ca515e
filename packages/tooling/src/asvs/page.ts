import rows from './requirements.json' with { type: 'json' };

type Answer = 'proven' | 'by design' | 'not applicable' | 'open';

/** One requirement of the standard, in words of ours, and what stands against it here. */
export interface Requirement {
  id: string;
  level: number;
  asks: string;
  answer: Answer;
  /** the test that fails without it */
  test?: { file: string; title: string };
  /** where it is built or decided */
  path?: string;
  because?: string;
}

export const requirements = rows as readonly Requirement[];

const answers: readonly Answer[] = ['proven', 'by design', 'not applicable', 'open'];

const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding',
  2: 'Validation and business rules',
  3: 'Browser',
  4: 'Web services',
  5: 'Files',
  6: 'Signing in',
  7: 'Sessions',
  8: 'Rights',
  9: 'Tokens that carry their content',
  10: 'OAuth',
  11: 'Cryptography',
  12: 'Lines',
  13: 'Settings',
  14: 'Data',
  15: 'Building',
  16: 'Logs and faults',
  17: 'WebRTC',
};

const chapterOf = ({ id }: Requirement): string => id.split('.', 1)[0] ?? '';

const link = (path: string): string => `[${path.split('/').at(-1)}](../${path})`;
const plain = (text: string): string => text.replaceAll('|', '\\|');

const against = ({ test, path, because }: Requirement): string =>
  [
    test ? `${link(test.file)}: “${plain(test.title)}”` : '',
    path ? link(path) : '',
    because ? plain(because) : '',
  ]
    .filter((part) => part !== '')
    .join(': ');

const counted = (of: readonly Requirement[]): string[] =>
  answers.map((answer) => String(of.filter((one) => one.answer === answer).length));

/** `docs/asvs.md`, whole. */
export const asvsPage = (): string => {
  const byChapter = Object.entries(chapters).map(
    ([chapter, name]) => [chapter, name, requirements.filter((one) => chapterOf(one) === chapter)] as const,
  );
  const sums = byChapter.map(([chapter, name, of]) => `| V${chapter} ${name} | ${counted(of).join(' | ')} |`);
  const tables = byChapter.flatMap(([chapter, name, of]) => [
    `## V${chapter} ${name}`,
    '',
    '| Number | Level | Asks for | Answer | Where, or why |',
    '| --- | --- | --- | --- | --- |',
    ...of.map((one) => `| ${one.id} | ${one.level} | ${plain(one.asks)} | ${one.answer} | ${against(one)} |`),
    '',
  ]);
  return `# OWASP ASVS 5.0.0, levels 1 and 2

Every requirement of the two levels by its number, in words of ours (the standard’s own stand in the standard), and what stands against it: a test that
fails without it, the place where it is built or decided, why it does not apply, or that it is open. The judgement is the house’s own: nobody from outside has
looked. \`npx --yes pnpm@12 asvs\` writes this page from \`packages/tooling/src/asvs/requirements.json\`; a unit test compares the numbers with the
standard’s and looks for every test by its file and title.

| Chapter | ${answers.join(' | ')} |
| --- | --- | --- | --- | --- |
${sums.join('\n')}
| all | ${counted(requirements).join(' | ')} |

${tables.join('\n').trimEnd()}
`;
};
