/** What a package may be given to us under. */
export interface LicenceRules {
  /** SPDX ids that ask for no more than a notice */
  free: readonly string[];
  /** packages whose other licence somebody has read; `*` at the end of a name stands for a platform */
  read: readonly { package: string; licence: string; why: string }[];
}

/** Packages by the SPDX expression they name, as `pnpm licenses list --json` prints them. */
export type InstalledLicences = Readonly<Record<string, readonly { name: string }[]>>;

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** `A`, `A OR B` or `A AND B`; what holds both words is read by a person. */
function isFree(expression: string, free: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1');
  const [either, both] = [plain.split(' OR '), plain.split(' AND ')];
  if (either.length > 1 && both.length > 1) return false;
  return either.length > 1 ? either.some((id) => free.has(id)) : both.every((id) => free.has(id));
}

/**
 * What stands in the way of what is installed, in sentences; none is good. A reading that nothing needs any more is named too.
 */
export function licenceProblems(installed: InstalledLicences, rules: LicenceRules): string[] {
  const free = new Set(rules.free);
  const used = new Set<object>();
  const problems: string[] = [];
  for (const [licence, packages] of Object.entries(installed)) {
    if (isFree(licence, free)) continue;
    for (const { name } of packages) {
      const reading = rules.read.find((one) => one.licence === licence && isNamed(one.package, name));
      if (reading) used.add(reading);
      else
        problems.push(
          `${name} comes under ${licence}: read it, then name it in supply/licences.json, or do without.`,
        );
    }
  }
  for (const reading of rules.read)
    if (!used.has(reading))
      problems.push(
        `No installed package is ${reading.package} under ${reading.licence}: take its line out.`,
      );
  return problems;
}
