type Fields = Record<string, unknown>;

/**
 * Fills the `:name` segments of a producer from the request.
 * @returns the header's value and what is left of the request for the body
 * @throws TypeError when a parameter is missing: a mistake of ours, never of the buyer
 */
export function fillProducer(producer: string, request: Fields): { header: string; rest: Fields } {
  const rest = { ...request };
  const header = producer.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${producer} needs ${name}`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { header, rest };
}
