/** A field's text without the fillers behind it. */
export function withoutFillers(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '<') end -= 1;
  return text.slice(0, end);
}
