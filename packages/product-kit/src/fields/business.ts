import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/** A business as its tax plate names it. */
export const businessName = (tweaks: Tweaks<'text'> = {}): FieldOf<'text'> => ({
  kind: 'text',
  name: 'businessName',
  wire: 'isletmeAdi',
  min: 2,
  max: 120,
  width: 'l',
  autocomplete: 'organization',
  ...tweaks,
});

/** VKN. A sole trader's tells who a person is, so it is kept like an id. */
export const taxNumber = (tweaks: Tweaks<'taxNumber'> = {}): FieldOf<'taxNumber'> => ({
  kind: 'taxNumber',
  name: 'taxNumber',
  wire: 'vergiNo',
  sensitive: true,
  width: 'm',
  ...tweaks,
});
