import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  'claim.device.call':
    'Telefonu tamire vermeden önce sigorta şirketinin hattını arayın. Çalındıysa polise gidin ve hattınızı kapattırın.',
  'claim.device.photo': 'Kırık yerin, telefonun tamamının ve IMEI numarasının fotoğrafını çekin.',
  'claim.device.papers': 'Faturayı, servis raporunu, çalındıysa polis tutanağını saklayın.',
  'claim.device.deadline': 'İlk fırsatta, onarımdan önce haber verin.',
} satisfies ClaimTexts;
