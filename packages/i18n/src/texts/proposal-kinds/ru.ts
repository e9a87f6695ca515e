import type { tr } from './tr.ts';

export const ru: Record<keyof typeof tr, string> = {
  'kind.refund': 'Возврат',
  'kind.hand': 'Возврат вручную',
  'kind.ended': 'Полис прекращён',
  'kind.stands': 'Полис действует',
  'kind.no-policy': 'Полиса нет',
  'kind.release': 'Возвраты сверх лимита',
  'kind.transfer-entry': 'Поступил перевод',
  'kind.transfer-take': 'Перевод засчитан',
  'kind.transfer-return': 'Перевод возвращён',
  'kind.coupon': 'Купон',
  'kind.partner-payment': 'Платёжные данные',
  'kind.write-off': 'Списание',
  'kind.terms': 'Условия комиссии',
  'kind.rate-hold': 'Сохранение курса',
  'kind.payable': 'Оплата долга',
  'kind.resume-sending': 'Включение отправки',
  'kind.site-turn': 'Смена версии сайта',
};
