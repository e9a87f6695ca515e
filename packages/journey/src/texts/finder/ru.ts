import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ru = {
  'form.uavt.title': 'Найдём код по вашему адресу',
  'form.uavt.lead': 'Выбирайте сверху вниз. Когда вы выберете квартиру, код впишется сам.',
  'form.uavt.close': 'Закрыть и ввести код вручную',
  'form.uavt.province': 'Провинция (ил)',
  'form.uavt.district': 'Район',
  'form.uavt.area': 'Муниципалитет или сёла',
  'form.uavt.neighbourhood': 'Квартал (махалле)',
  'form.uavt.street': 'Улица',
  'form.uavt.building': 'Номер дома',
  'form.uavt.flat': 'Квартира',
  'form.uavt.none': 'Здесь ничего не зарегистрировано. Измените выбор выше.',
  'form.uavt.words':
    '{{neighbourhood}}, {{street}}, дом {{building}}, кв. {{flat}}, {{district}} / {{province}}',
} satisfies TextsLike<typeof tr>;
