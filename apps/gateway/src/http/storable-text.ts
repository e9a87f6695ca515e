/** PostgreSQL keeps no NUL in a text and no half of a surrogate pair in JSON. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** True when every text of a parsed JSON body, keys included, can be stored; walks without recursion, as bodies may be deep. */
export const holdsStorableText = (body: unknown): boolean => {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && !Object.keys(value).every(isStorable)) return false;
    for (const item of Object.values(value)) waiting.push(item);
  }
  return true;
};
