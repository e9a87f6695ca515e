/**
 * A form as a browser posts it, its values as bytes: each character of a value is one byte of it. Banks sign bytes, and say
 * in which alphabet only inside the form.
 */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const mostFields = 200;

const bytesOf = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** @param body `application/x-www-form-urlencoded`; a field that was sent twice becomes a list */
export function readForm(body: Uint8Array): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null);
  const parts = Buffer.from(body).toString('latin1').split('&').slice(0, mostFields);
  for (const part of parts) {
    if (part === '') continue;
    const mark = part.indexOf('=');
    const name = bytesOf(mark < 0 ? part : part.slice(0, mark));
    const value = bytesOf(mark < 0 ? '' : part.slice(mark + 1));
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else fields[name] = typeof before === 'string' ? [before, value] : [...before, value];
  }
  return fields;
}

/** The one value of a field as text of UTF-8; null when it is missing, was sent twice or is too long. */
export function textField(fields: FormFields, name: string, longest = 2_000): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.length <= longest
    ? Buffer.from(value, 'latin1').toString('utf8')
    : null;
}
