/** What a call to the outside is for. */
export type CallKind = 'init' | 'charge' | 'inquiry' | 'void' | 'refund' | 'issue' | 'find' | 'end' | 'other';

const paths: readonly [method: string, path: RegExp, kind: CallKind][] = [
  ['POST', /\/payment\/3dsecure\/initialize$/, 'init'],
  ['POST', /\/payment\/(v2\/3dsecure\/|3dsecure\/)?auth$/, 'charge'],
  ['POST', /\/payment\/detail$/, 'inquiry'],
  ['GET', /\/reporting\//, 'inquiry'],
  ['POST', /\/reporting\//, 'inquiry'],
  ['POST', /\/payment\/cancel$/, 'void'],
  ['POST', /\/payment\/refund$/, 'refund'],
  ['POST', /\/insurers\/\w+\/v1\/policies$/, 'issue'],
  ['GET', /\/insurers\/\w+\/v1\/policies$/, 'find'],
  ['POST', /\/insurers\/\w+\/v1\/cancellations$/, 'end'],
];

/** @param url path and query */
export const kindOf = (method: string, url: string): CallKind => {
  const [path = ''] = url.split('?');
  return paths.find(([wanted, shape]) => wanted === method && shape.test(path))?.[2] ?? 'other';
};

interface Names {
  basketId?: string;
  conversationId?: string;
  paymentConversationId?: string;
  paymentId?: string;
  policyReference?: string;
  reference?: string;
}

/** The ids a JSON message carries; none where it is no JSON. */
export const namesIn = (body: Buffer): Names => {
  if (body.length === 0) return {};
  try {
    const said: unknown = JSON.parse(body.toString('utf8'));
    if (typeof said !== 'object' || said === null) return {};
    return Object.fromEntries(Object.entries(said).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};
