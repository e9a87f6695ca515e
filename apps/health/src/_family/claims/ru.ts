import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const ru = {
  'claim.treatment.call':
    'В экстренном случае звоните 112. Перед плановым лечением позвоните на линию страховщика и запросите подтверждение оплаты (provizyon).',
  'claim.treatment.photo': 'Сфотографируйте заключение врача, рецепт и счёт.',
  'claim.treatment.papers': 'Сохраните заключение с диагнозом, результаты обследований и оригиналы счетов.',
  'claim.treatment.deadline':
    'При экстренной госпитализации сообщите при первой возможности, о плановом лечении — до его начала.',
} satisfies ClaimTexts;
