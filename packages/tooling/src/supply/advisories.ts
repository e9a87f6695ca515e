/** Severities that may not be delivered; what is below waits for its next release. */
const tooBad = ['high', 'critical'];

export type Advised =
  /** the registry was asked; sentences of what is too bad, none is good */
  | { asked: true; problems: string[] }
  /** nobody could be asked here, and why */
  | { asked: false; why: string };

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
}

/** Reads what `pnpm audit --json` printed. */
export function advised(stdout: string, stderr: string): Advised {
  let told: unknown;
  try {
    told = JSON.parse(stdout);
  } catch {
    told = null;
  }
  const { advisories } = (told ?? {}) as { advisories?: Record<string, Advisory> };
  if (!advisories) {
    const lines = (stderr || stdout).split('\n').map((line) => line.trim());
    /* the sentence of the failure stands behind a cross, its code above it */
    const said = lines.find((line) => line.startsWith('×')) ?? lines.find((line) => line !== '');
    return { asked: false, why: said?.replace(/^× /, '') ?? 'no answer' };
  }
  const problems = Object.values(advisories)
    .filter(({ severity }) => tooBad.includes(severity))
    .map(({ module_name, severity, title, url }) => `${module_name}, ${severity}: ${title} (${url})`);
  return { asked: true, problems: problems.toSorted() };
}
