import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'claim.treatment.call':
    'Acil durumda 112’yi arayın. Planlı tedavide önce sigorta şirketinin hattını arayıp ödeme onayı (provizyon) isteyin.',
  'claim.treatment.photo': 'Raporun, reçetenin ve faturanın fotoğrafını çekin.',
  'claim.treatment.papers': 'Tanının yazdığı raporu, tetkik sonuçlarını ve faturaların aslını saklayın.',
  'claim.treatment.deadline': 'Acil yatışta ilk fırsatta, planlı tedavide tedaviden önce haber verin.',
} satisfies ClaimTexts;
