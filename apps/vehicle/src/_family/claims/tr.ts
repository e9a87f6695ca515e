import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'claim.collision.call':
    'Yaralı varsa 112’yi arayın. Aracı çektirmeden ya da onarıma vermeden önce sigorta şirketinin hattını arayın.',
  'claim.collision.photo': 'Araçları yerinden oynatmadan plakaları, hasarı ve yolu çekin.',
  'claim.collision.papers':
    'Karşı tarafla kaza tutanağını doldurun. Anlaşamazsanız ya da alkol şüphesi varsa polisi çağırın.',
  'claim.collision.deadline':
    'Kazadan sonra {{days}} iş günü içinde bildirin; araç çalındıysa polise hemen gidin.',
  'claim.liability.call':
    'Yaralı varsa 112’yi arayın. Karşı tarafa poliçe numaranızı verin ve sigorta şirketinin hattını arayın.',
  'claim.liability.photo': 'Araçları yerinden oynatmadan plakaları, hasarı ve yolu çekin.',
  'claim.liability.papers':
    'Kaza tutanağını karşı tarafla doldurup imzalayın. Sizden istenen tazminatı şirkete sormadan kabul etmeyin.',
  'claim.liability.deadline':
    'Kazayı öğrendiğiniz günden sonra {{days}} gün içinde, sizden tazminat istenirse hemen bildirin.',
  'claim.abroad.call':
    'Polisi arayın ve tutanak isteyin. Sonra sigorta şirketinin hattını arayın; dosyayı o ülkedeki büro yürütür.',
  'claim.abroad.photo': 'Araçların, plakaların, hasarın ve karşı tarafın sigorta kartının fotoğrafını çekin.',
  'claim.abroad.papers':
    'Tutanağı ve karşı tarafın bilgilerini saklayın. Kusuru kabul eden bir kâğıt imzalamayın.',
  'claim.abroad.deadline': 'Kazadan sonra {{days}} gün içinde, sizden tazminat istenirse hemen bildirin.',
  'claim.ride.call':
    'Yaralanan varsa 112’yi arayın. Kazayı kiralama uygulamasına, sonra sigorta şirketinin hattına bildirin.',
  'claim.ride.photo': 'Scooterın, zarar gören her şeyin ve yolun fotoğrafını çekin.',
  'claim.ride.papers': 'Uygulamadaki kayıt numarasını, doktor raporunu ve faturaları saklayın.',
  'claim.ride.deadline': 'İlk fırsatta, sizden tazminat istenirse hemen bildirin.',
} satisfies ClaimTexts;
