import type { Column, CopiedTable, Row } from './copied-rows.ts';
import type { Template } from './template.ts';

/** What of a template's texts differs from copy to copy: a text, and the expression over `batch` that stands for it. */
export interface Differing {
  text: string;
  instead: string;
}

/** numbered rows of one template, at most; the copies' numbers are this far apart */
const numbersOfCopy = 64;
const firstNumber = 1_000_000;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/* An id of random characters begins with eight that are spread over the whole range, as the real ones are: an index meets
   copies in no order. What is short or a number is made longer instead. */
const idOf = (text: string): string => {
  if (/^[0-9a-f]{2}\/[0-9a-f]{62}$/.test(text))
    return `${quoted(text.slice(0, 3))} || batch.spread || ${quoted(text.slice(11))}`;
  if (text.length >= 20 && !/^\d+$/.test(text)) return `batch.spread || ${quoted(text.slice(8))}`;
  return `${quoted(text)} || lpad(batch.n::text, 9, '0')`;
};

/** unique only beside their insurer or provider */
const numbersOfOthers = new Set(['psp_payment_id', 'policy_no', 'insurer_quote_no', 'reference']);
/** what stands for a person in an index */
const keysOfPersons = new Set(['phone_key', 'phone_end_key', 'person_keys', 'email_key']);
const shortest = 6;

const isIdOf = ({ key }: CopiedTable, { name, type, of, isUnique }: Column, value: string): boolean =>
  type === 'text' &&
  value.length >= shortest &&
  (isUnique || numbersOfOthers.has(name) || (of === null && key.includes(name)));

const idsOfValue = (table: CopiedTable, column: Column, value: string): string[] => {
  const own = isIdOf(table, column, value) ? [value] : [];
  const persons = keysOfPersons.has(column.name) ? [...value.matchAll(/[\w+/=-]{16,}/g)] : [];
  return [...own, ...persons.map(([key]) => key)];
};

const idsIn = (tables: readonly CopiedTable[], { rows }: Template): Set<string> =>
  new Set(
    tables.flatMap((table) =>
      (rows.get(table.name) ?? []).flatMap((row) =>
        table.columns.flatMap((column) => idsOfValue(table, column, row[column.name] ?? '')),
      ),
    ),
  );

/** A key that is made of another (`issue-policy:<order>`), or names an insurer or an event, is no id of its own. */
const ownIds = (ids: ReadonlySet<string>): string[] =>
  [...ids].filter(
    (id) => /\d|[A-Z]/.test(id) && ![...ids].some((other) => other !== id && id.includes(other)),
  );

/** whose every story is */
const [firstName, lastName] = ['Defne', 'Aydın'];

const personOf = ({ rows }: Template): Differing[] => {
  const application = rows.get('application')?.[0];
  const quote = rows.get('quote')?.[0];
  const mails = [
    ...JSON.stringify([quote?.application, application?.email]).matchAll(
      /(?<![\w.+-])[\w.+-]{1,64}@ornek\.[a-z]+/g,
    ),
  ];
  /* as forms hold them: columns have their own */
  const phones = [...JSON.stringify([quote?.application, application?.answers]).matchAll(/\+90\d{10}/g)];
  return [
    { text: `${firstName} ${lastName}`, instead: `batch.first_name || ' ' || batch.last_name` },
    { text: `"${firstName}"`, instead: `'"' || batch.first_name || '"'` },
    { text: `"${lastName}"`, instead: `'"' || batch.last_name || '"'` },
    ...mails.map(([text]) => ({ text, instead: `'p' || batch.n || '@ornek.example'` })),
    ...phones.map(([text]) => ({ text, instead: 'batch.phone' })),
  ];
};

/** Everything in a template's texts that its copies have otherwise. */
export const differingOf = (tables: readonly CopiedTable[], template: Template): Differing[] => {
  const ids = ownIds(idsIn(tables, template)).map((text) => ({ text, instead: idOf(text) }));
  const byText = new Map([...personOf(template), ...ids].map((one) => [one.text, one]));
  return [...byText.values()].toSorted((a, b) => b.text.length - a.text.length);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const withDiffering = (text: string, differing: readonly Differing[]): string => {
  if (text === '' || differing.length === 0) return quoted(text);
  const instead = new Map(differing.map((one) => [one.text, one.instead]));
  return text
    .split(new RegExp(`(${differing.map((one) => escaped(one.text)).join('|')})`))
    .filter((part) => part !== '')
    .map((part) => instead.get(part) ?? quoted(part))
    .join(' || ');
};

const isNumber = ({ type }: Column): boolean => type === 'bigint' || type === 'integer';

/** `table.column:value` of every numbered row to its place among the template's. */
export const numbersIn = (tables: readonly CopiedTable[], { rows, story }: Template): Map<string, number> => {
  const places = new Map<string, number>();
  for (const { name, columns, key } of tables) {
    const numbered = columns.find(
      (column) => isNumber(column) && key.length === 1 && key[0] === column.name && column.of === null,
    );
    if (!numbered) continue;
    const found = rows.get(name) ?? [];
    if (found.length > numbersOfCopy) throw new Error(`${story.name}: ${found.length} rows of ${name}`);
    for (const [place, row] of found.entries())
      places.set(`${name}.${numbered.name}:${row[numbered.name]}`, place);
  }
  return places;
};

const shifted = (value: string, at: string): string =>
  `batch.at + (timestamptz ${quoted(value)} - timestamptz ${quoted(at)})`;

/** What is the same for all values of a template. */
export interface Copying {
  /** when the story began */
  at: string;
  differing: readonly Differing[];
  numbers: ReadonlyMap<string, number>;
}

const copiedTime = (value: string, at: string): string =>
  value === 'infinity' ? `'infinity'::timestamptz` : shifted(value, at);

const copiedText = ({ name, type }: Column, value: string, { at, differing }: Copying): string => {
  if (name === 'partner_id') return 'batch.partner';
  if (type === 'timestamp with time zone') return copiedTime(value, at);
  if (type === 'date') return `(${shifted(value, at)})::date`;
  return `(${withDiffering(value, differing)})::${type}`;
};

/** A job that was due long ago is done. */
const copiedJobState = (runAt: string, at: string): string =>
  `case when ${shifted(runAt, at)} < now() then 'done' else 'waiting' end`;

/** What is sealed opens in no copy: names of a form stand there in clear, each person's those of its first. */
const namedInClear = (form: string): string =>
  form.replace(/"(firstName|lastName)": ?"sealed\.[^"]*"/g, (_, part: string) =>
    part === 'firstName' ? '"firstName": "Defne"' : '"lastName": "Aydın"',
  );

/** Forms, whose names are sealed. */
const forms = new Set(['quote.application', 'purchase_order.application', 'application.answers']);

/** Where its letters go stands there in clear too, as its phone and its name do. */
const copiedBilling = `jsonb_build_object('provinceId', 34, 'districtId', 3401, 'address', 'Moda Caddesi 12',
  'email', 'p' || batch.n || '@ornek.example')`;

const namesOfPersons = new Set(['full_name', 'buyer_name']);
const withPhones = new Set(['application', 'quote', 'purchase_order']);

/** The expression of one value of a copy. */
export const copiedValue = (table: CopiedTable, column: Column, row: Row, copying: Copying): string => {
  const value = row[column.name] ?? null;
  if (value === null) return `null::${column.type}`;
  if (table.name === 'purchase_order' && column.name === 'billing') return copiedBilling;
  if (withPhones.has(table.name) && column.name === 'phone') return 'batch.phone';
  if (namesOfPersons.has(column.name) && value !== '') return `batch.first_name || ' ' || batch.last_name`;
  if (column.name === 'name_keys') return `'{}'::integer[]`;
  const place = copying.numbers.get(`${column.of ?? `${table.name}.${column.name}`}:${value}`);
  if (place !== undefined && isNumber(column))
    return `${firstNumber} + batch.n * ${numbersOfCopy} + ${place}`;
  if (table.name === 'outbox' && value === 'waiting' && row.run_at)
    return copiedJobState(row.run_at, copying.at);
  const isForm = forms.has(`${table.name}.${column.name}`);
  return copiedText(column, isForm ? namedInClear(value) : value, copying);
};
