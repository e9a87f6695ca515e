/** What several insurers are asked alike: each is given a reference of its own, the rest is put into words once. */
export interface Question {
  json: (reference: string) => string;
  /** elements of an envelope's body */
  elements: (reference: string, elementsOf: (content: object) => string) => string;
}

/**
 * @param head what stands before the reference
 * @param tail what stands behind it; neither is empty
 */
export function questionOnce(head: object, tail: object): Question {
  let json: { head: string; tail: string } | null = null;
  let elements: { head: string; tail: string } | null = null;
  return {
    json: (reference) => {
      json ??= { head: JSON.stringify(head).slice(0, -1), tail: JSON.stringify(tail).slice(1) };
      return `${json.head},"reference":${JSON.stringify(reference)},${json.tail}`;
    },
    elements: (reference, elementsOf) => {
      elements ??= { head: elementsOf(head), tail: elementsOf(tail) };
      return elements.head + elementsOf({ reference }) + elements.tail;
    },
  };
}
