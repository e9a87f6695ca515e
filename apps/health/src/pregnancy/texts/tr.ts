import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as family } from '../../_family/texts/tr.ts';

export const tr = {
  ...family,
  category: 'Hamilelik sigortası',
  'page.lead': 'Hamileliğin beklenmedik yanları için yanınızda; bekleme süresi dolunca doğumda da.',
  'page.benefit.1': 'Hamilelikte çıkan acil durumların tedavisi',
  'page.benefit.2': 'Bebeğin ilk günlerinde kuvöz ve yoğun bakım',
  'page.benefit.3': 'Bekleme süresi her teklifte açıkça yazar',

  'step.pregnancy.title': 'Hamilelik',
  'step.pregnancy.hint':
    'Hamilelikle ilgili yanıtlarınız yalnızca teklif için kullanılır, taslağa kaydedilmez.',
  'step.mother.title': 'Anne',
  'step.mother.hint': 'Sigortalanacak kişinin adını kimlikteki ya da pasaporttaki gibi yazın.',

  'field.expecting': 'Şu anda hamilelik var mı?',
  'field.expecting.hint':
    'Hamilelik sürüyorsa doğumun kendisi değil, beklenmedik durumlar ve bebeğin bakımı sigortalanır.',
  'field.expecting.error': 'Hamilelik olup olmadığını seçin.',
  'field.expecting.yes': 'Hamilelik var',
  'field.expecting.no': 'Hayır, planlıyoruz',
  'field.pregnancyWeek': 'Kaçıncı hafta?',
  'field.pregnancyWeek.hint': 'Doktorunuzun söylediği hafta, örneğin 11.',
  'field.pregnancyWeek.error': 'Haftayı 1 ile 41 arasında bir sayı olarak yazın.',
  'field.babies': 'Kaç bebek bekleniyor?',
  'field.babies.hint': 'Henüz bilinmiyorsa “Bir bebek”i seçin.',
  'field.babies.error': 'Bir bebek mi, daha çok mu beklendiğini seçin.',
  'field.babies.one': 'Bir bebek',
  'field.babies.more': 'İkiz ya da daha çok',
  'field.province.hint': 'Hastaneye gideceğiniz il.',
  'field.birthDate.error.tooYoung': 'Bu sigorta 18 yaşından itibaren sunuluyor. Doğum tarihini kontrol edin.',
  'field.birthDate.error.tooOld':
    'Bu sigorta çevrim içi olarak 45 yaşına kadar sunuluyor. Bizi arayın, birlikte bakalım.',

  'coverage.birth': 'Doğum',
  'coverage.birth.explain':
    'Normal ya da sezaryen doğum gideri; poliçe başladıktan sonra bekleme süresi dolmuşsa ödenir.',
  'coverage.pregnancyComplication': 'Hamilelik komplikasyonları',
  'coverage.pregnancyComplication.explain':
    'Erken doğum tehlikesi, kanama, tansiyon yükselmesi gibi durumlarda hastane tedavisi.',
  'coverage.newborn': 'Yenidoğan bakımı',
  'coverage.newborn.explain': 'Bebeğin ilk 28 gününde gereken kuvöz, yoğun bakım ve tedavi.',
  'coverage.birthAllowance': 'Doğum yardımı',
  'coverage.birthAllowance.explain':
    'Doğumdan sonra bir kez ödenen tutar. Süren hamilelikte yalnızca ilk haftalarda alınan poliçelerde vardır.',
  'coverage.antenatal': 'Hamilelik kontrolleri',
  'coverage.antenatal.explain':
    'Bir poliçe yılında, teklifte yazan sayıda muayene ve ultrason; anlaşmalı hastanede.',
  'coverage.psychology': 'Psikolojik destek',
  'coverage.psychology.explain':
    'Hamilelikte ve doğumdan sonra, bir psikologla teklifte yazan sayıda görüşme.',
  'coverage.lactation': 'Emzirme danışmanlığı',
  'coverage.lactation.explain': 'Doğumdan sonra bir ebe ya da hemşireden telefonla, gerekirse evde destek.',

  'exclusion.outsideNetwork': 'Anlaşmalı listede olmayan hastane ve doktorlar',
  'exclusion.homeBirth': 'Evde planlanan doğum',
  'exclusion.currentBirth': 'Süren bu hamileliğin planlı doğum gideri',
  'exclusion.waiting9': 'İlk 9 ay içindeki doğum (bekleme süresi)',
  'exclusion.waiting10': 'İlk 10 ay içindeki doğum (bekleme süresi)',
  'exclusion.waiting12': 'İlk 12 ay içindeki doğum (bekleme süresi); yenilenen poliçede ödenir',

  'decline.weekTooLate': 'Bu şirket hamileliğin bu haftasında yeni poliçe düzenlemiyor.',
  'decline.multipleBabies': 'Bu şirket çoğul hamilelikte çevrim içi teklif veremiyor.',
} satisfies ProductTexts;
