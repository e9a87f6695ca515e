import { standingIn } from './sweep.ts';

/** so much is looked at together, and then forgotten: a long campaign says gigabytes */
const piece = 4_000_000;

/** Looks for secrets in what is said during a campaign, all of it, also what was said before anybody knew them. */
export const listenIn = (where: string) => {
  let secrets: readonly string[] | null = null;
  let said = '';
  const found: string[] = [];
  const look = () => {
    found.push(...standingIn(where, said, secrets ?? []));
    said = '';
  };
  return {
    /** @param whole a line or a message, never a part of one */
    hear: (whole: string): void => {
      said += `${whole}\n`;
      if (secrets && said.length > piece) look();
    },
    lookFor: (these: readonly string[]): void => {
      secrets = these;
    },
    /** where they stand, the last piece looked at too */
    found: (): string[] => {
      if (!secrets) throw new Error('nobody said what to look for');
      look();
      return [...new Set(found)];
    },
  };
};
