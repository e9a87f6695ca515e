/** Generic length rules (spec §5); `default` asks for any text at all. */
export type LengthRule = { kind: 'min' | 'max' | 'equal'; bound: number } | { kind: 'default' };

/** Lengths count characters as people do: an emoji or a combined letter from outside the BMP is one. */
export function hasLength(text: string, rule: LengthRule): boolean {
  const length = Array.from(text).length;
  switch (rule.kind) {
    case 'min':
      return length > rule.bound; // the spec's minimum is exclusive
    case 'max':
      return length > 0 && length < rule.bound; // and so is its maximum
    case 'equal':
      return length === rule.bound;
    case 'default':
      return length > 0;
  }
}
