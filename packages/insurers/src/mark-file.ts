import { join } from 'node:path';

/** The file of an insurer's mark; there need not be one. @param id small letters, checked by who asks */
export const markFile = (id: string): string => join(import.meta.dirname, id, 'mark.svg');

/** The file behind `insurers/<id>.svg`, as pages ask for it below `/art`; undefined for every other address. */
export function markAt(address: string): string | undefined {
  const id = /^insurers\/([a-z]+)\.svg$/.exec(address)?.[1];
  return id === undefined ? undefined : markFile(id);
}
