import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const ar = {
  'claim.earthquake.call':
    'انتقل إلى مكان آمن، ثم اتصل بخط شركة التأمين أو بـ DASK على الرقم 125 وأبلغ عن الضرر.',
  'claim.earthquake.photo':
    'إن كان الدخول آمنًا فصوّر الشقوق وما انهار والمبنى من الخارج. لا تبدأ الإصلاح قبل معاينة الخبير.',
  'claim.earthquake.papers': 'جهّز رقم الوثيقة وسند الملكية وهويتك، واحتفظ بتقرير تقدير الضرر.',
  'claim.earthquake.deadline': 'أبلغ خلال {{days}} يوم عمل من علمك بالضرر.',
  'claim.home.call':
    'عند الحريق اتصل بالرقم 112. وبعد زوال الخطر أغلق الماء والكهرباء واتصل بخط شركة التأمين.',
  'claim.home.photo': 'صوّر كل ما تضرر من أغراض وأماكن قبل أن تنظّف أو ترمي شيئًا.',
  'claim.home.papers': 'احتفظ بمحضر الإطفاء أو الشرطة وفواتير الأغراض وعروض الإصلاح.',
  'claim.home.deadline': 'أبلغ خلال {{days}} أيام عمل من علمك بالأمر، وعند السرقة اذهب إلى الشرطة فورًا.',
} satisfies ClaimTexts;
