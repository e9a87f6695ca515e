import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'claim.treatment.call':
    'Tedaviden önce sigorta şirketinin hattını arayın; hastaneyi ve ödemeyi onlar düzenler. Arayamıyorsanız yanınızdaki biri arasın.',
  'claim.treatment.photo': 'Raporun, reçetenin ve faturanın fotoğrafını çekin. Kaza olduysa yeri de çekin.',
  'claim.treatment.papers': 'Tanının yazdığı raporu ve ödediğiniz faturaların aslını saklayın.',
  'claim.treatment.deadline': 'Önce arayamadıysanız ilk fırsatta, en geç hastaneden çıkmadan haber verin.',
  'claim.trip.call': 'Seyahati iptal etmeden ya da yarıda kesmeden önce sigorta şirketinin hattını arayın.',
  'claim.trip.photo': 'Hasarlı bavulun, bagaj etiketinin ve biniş kartının fotoğrafını çekin.',
  'claim.trip.papers':
    'Doktor raporunu, havayolunun bagaj ya da gecikme tutanağını, bilet ve otelin ödeme belgelerini saklayın.',
  'claim.trip.deadline':
    'Bagaj için havayoluna havalimanından ayrılmadan, sigorta şirketine ilk fırsatta haber verin.',
} satisfies ClaimTexts;
