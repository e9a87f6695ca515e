import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'claim.earthquake.call':
    'Güvenli bir yere geçin. Sonra sigorta şirketinin hattını ya da 125’ten DASK’ı arayıp hasarı bildirin.',
  'claim.earthquake.photo':
    'Girmek güvenliyse çatlakları, yıkılan yerleri ve binanın dışını çekin. Eksper gelmeden onarıma başlamayın.',
  'claim.earthquake.papers':
    'Poliçe numarasını, tapuyu ve kimliğinizi hazır tutun; hasar tespit raporunu saklayın.',
  'claim.earthquake.deadline': 'Hasarı öğrendiğiniz günden sonra {{days}} iş günü içinde bildirin.',
  'claim.home.call':
    'Yangında 112’yi arayın. Tehlike geçince suyu ve elektriği kapatın, sigorta şirketinin hattını arayın.',
  'claim.home.photo': 'Zarar gören her eşyayı ve yeri, toplamadan ve atmadan önce çekin.',
  'claim.home.papers':
    'İtfaiye ya da polis tutanağını, eşyanın faturalarını ve onarım tekliflerini saklayın.',
  'claim.home.deadline':
    'Öğrendiğiniz günden sonra {{days}} iş günü içinde bildirin; hırsızlıkta polise hemen gidin.',
} satisfies ClaimTexts;
