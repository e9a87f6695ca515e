import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ar = {
  'form.uavt.title': 'لنجد الرمز من عنوانك',
  'form.uavt.lead': 'اختر من الأعلى إلى الأسفل، وعند اختيار الشقة يُكتب الرمز في مكانه.',
  'form.uavt.close': 'إغلاق، سأكتب الرمز بنفسي',
  'form.uavt.province': 'الولاية',
  'form.uavt.district': 'القضاء (ilçe)',
  'form.uavt.area': 'البلدية أو القرى',
  'form.uavt.neighbourhood': 'الحي',
  'form.uavt.street': 'الشارع',
  'form.uavt.building': 'رقم المبنى',
  'form.uavt.flat': 'الشقة',
  'form.uavt.none': 'لا يوجد شيء مسجل هنا. غيّر الاختيار السابق.',
  'form.uavt.words':
    '{{neighbourhood}}، {{street}}، مبنى {{building}}، شقة {{flat}}، {{district}} / {{province}}',
} satisfies TextsLike<typeof tr>;
