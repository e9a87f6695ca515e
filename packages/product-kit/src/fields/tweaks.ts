import type { FieldKind, FieldOf } from '../field.ts';

/** What a product may change of a shared field. */
export type Tweaks<Kind extends FieldKind> = Partial<Omit<FieldOf<Kind>, 'kind'>>;
