import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'claim.pet.call':
    'Acilse en yakın veterinere gidin. Ameliyattan ya da yatıştan önce sigorta şirketinin hattını arayın.',
  'claim.pet.photo':
    'Yaranın, veteriner raporunun ve faturanın fotoğrafını çekin. Mikroçip numarası raporda yazsın.',
  'claim.pet.papers': 'Tanının yazdığı raporu, reçeteyi, tahlil sonuçlarını ve faturaların aslını saklayın.',
  'claim.pet.deadline': 'İlk fırsatta, planlı işlemlerde işlemden önce haber verin.',
} satisfies ClaimTexts;
