import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'form.uavt.title': 'Let’s find the code from your address',
  'form.uavt.lead': 'Choose from top to bottom. When you pick the apartment, its code is filled in.',
  'form.uavt.close': 'Close, I’ll type the code',
  'form.uavt.province': 'Province',
  'form.uavt.district': 'District',
  'form.uavt.area': 'Town or villages',
  'form.uavt.neighbourhood': 'Neighbourhood',
  'form.uavt.street': 'Street',
  'form.uavt.building': 'Building number',
  'form.uavt.flat': 'Apartment',
  'form.uavt.none': 'Nothing is registered here. Change the choice above.',
  'form.uavt.words':
    '{{neighbourhood}}, {{street}} No. {{building}}, Apartment {{flat}}, {{district}} / {{province}}',
} satisfies TextsLike<typeof tr>;
