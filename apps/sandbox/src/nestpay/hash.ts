import { createHash } from 'node:crypto';

/* the alphabet of English, letters alike whatever their case, and the mark _ before them */
const english = new Intl.Collator('en-US', { sensitivity: 'accent', ignorePunctuation: false });

const never = /^(hash|encoding|nationalidno)$/i;

/**
 * Hash version 3 over what is posted, bytes as they come. Written from Payten's description for itself: the merchant's
 * software has its own.
 */
export const hashOf = (form: Iterable<readonly [name: string, value: string]>, storeKey: string): string => {
  const digest = createHash('sha512');
  for (const [, value] of [...form]
    .filter(([name]) => !never.test(name))
    .sort(([left], [right]) => english.compare(left, right)))
    digest.update(`${value.replace(/[\\|]/g, (mark) => `\\${mark}`)}|`, 'utf8');
  return digest
    .update(
      storeKey.replace(/[\\|]/g, (mark) => `\\${mark}`),
      'utf8',
    )
    .digest('base64');
};
