import { withoutFillers } from './without-fillers.ts';

/** Family name and given names; two fillers part them, one stands for a space. Null for what is no name. */
export function namesOf(field: string): { lastName: string; firstName: string } | null {
  const bare = withoutFillers(field);
  /* a name that fills its place to the end may be cut off: nobody is called by half of a name */
  if (bare.length === field.length) return { lastName: '', firstName: '' };
  const parts = bare.split('<<');
  if (parts.length > 2) return null;
  const [last = '', first = ''] = parts.map((part) => part.replaceAll('<', ' '));
  if (!/^[A-Z]+( [A-Z]+)*$/.test(last) || !/^([A-Z]+( [A-Z]+)*)?$/.test(first)) return null;
  return { lastName: last, firstName: first };
}
