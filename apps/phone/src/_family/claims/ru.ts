import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const ru = {
  'claim.device.call':
    'Позвоните на линию страховщика до ремонта телефона. Если его украли, обратитесь в полицию и заблокируйте SIM-карту.',
  'claim.device.photo': 'Сфотографируйте повреждение, весь телефон и номер IMEI.',
  'claim.device.papers': 'Сохраните чек, заключение сервисного центра, а после кражи — протокол полиции.',
  'claim.device.deadline': 'Сообщите при первой возможности, до ремонта.',
} satisfies ClaimTexts;
