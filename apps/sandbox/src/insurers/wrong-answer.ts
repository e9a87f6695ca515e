const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A quote that breaks the contract in ways a careless reader would let through: a negative, fractional premium. */
export const wrongQuote = (content: unknown): unknown =>
  isObject(content) && content.result === 'quoted'
    ? { ...content, premium: { minor: -125.5, currency: 'XXX' }, coverages: null, validUntil: 'tomorrow' }
    : content;

/** A well-formed policy that belongs to somebody else. */
export const wrongIssue = (content: unknown): unknown =>
  isObject(content) && isObject(content.policy)
    ? {
        ...content,
        policy: { ...content.policy, quoteNo: 'ZZZ-00000000', reference: 'somebody-elses-order' },
      }
    : content;

/** A well-formed cancellation under somebody else's key. */
export const wrongCancel = (content: unknown): unknown =>
  isObject(content) && isObject(content.cancellation)
    ? { ...content, cancellation: { ...content.cancellation, reference: 'somebody-elses-notice' } }
    : content;
