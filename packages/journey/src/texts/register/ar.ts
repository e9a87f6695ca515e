import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ar = {
  'register.lead':
    'يُرسَل رقم اللوحة والرقم التسلسلي إلى سجل المركبات للعثور على سيارتك وملء الاستمارة فقط، ولا نحتفظ بهذا الاستعلام.',
  'register.find': 'ابحث عن السيارة واملأ',
  'register.finding': 'نستعلم من سجل المركبات',
  'register.filled': 'مُلئ {{count}} بيان من الرخصة. تحقق منها.',
  'register.filled_zero': 'لم يُملأ شيء من الرخصة.',
  'register.filled_one': 'مُلئ بيان واحد من الرخصة. تحقق منه.',
  'register.filled_two': 'مُلئ بيانان من الرخصة. تحقق منهما.',
  'register.filled_few': 'مُلئت {{count}} بيانات من الرخصة. تحقق منها.',
  'register.filled_many': 'مُلئ {{count}} بيانًا من الرخصة. تحقق منها.',
  'register.keptOwn': 'ما كتبته بنفسك بقي كما هو.',
  'register.notFound':
    'لم نجد سيارة بهذه اللوحة وهذا الرقم التسلسلي. تأكد من كتابتهما كما في الرخصة، أو املأ الاستمارة أدناه بنفسك.',
  'register.tooMany': 'تكررت المحاولة أكثر من اللازم. يمكنك ملء الاستمارة أدناه بنفسك.',
  'register.away': 'لا يمكن الوصول إلى سجل المركبات الآن. أعد المحاولة، أو املأ الاستمارة أدناه بنفسك.',
  'register.retry': 'أعد المحاولة',
} satisfies TextsLike<typeof tr>;
