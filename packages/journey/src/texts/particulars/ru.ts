import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ru = {
  'particulars.title': 'Кого страхуем?',
  'particulars.lead': 'Цена известна. Теперь укажите, кто будет в полисе и как с вами связаться.',
  'particulars.submit': 'Перейти к оплате',
  'particulars.submitting': 'Запрашиваем точную цену',
  'particulars.offer': 'Выбранное предложение',
  'particulars.kept': 'Страховщик не меняет эту цену, когда узнаёт, кого страхует.',
  'particulars.indicative':
    'Точную цену страховщик назовёт, когда узнает, кого страхует. Если она другая, вы увидите обе суммы рядом; без вашего согласия деньги не спишут.',
  'particulars.failed': 'Данные не отправлены',
  'particulars.firming': 'Запрашиваем точную цену: {{insurer}}',
  'particulars.firmFailed': 'Не удалось получить точную цену',
  'particulars.moved.title': 'Точная цена отличается от показанной',
  'particulars.moved.old': 'Цена, которую вы видели',
  'particulars.moved.new': 'Точная цена',
  'particulars.moved.accept': 'Принимаю {{amount}}',
  'particulars.reason.claims-history': 'Страховщик учёл прошлые страховые случаи из своей базы.',
  'particulars.reason.insurer': 'Страховщик назвал эту цену, узнав, кого страхует, и не указал причину.',
  'particulars.firm.title': 'Цена окончательная',
  'particulars.firm.text': 'Ваши данные у страховщика. Сумма не изменилась: {{amount}}.',
  'particulars.toPayment': 'Перейти к оплате',
  'particulars.edit': 'Исправить данные',
  'particulars.others': 'Другие предложения',
  'particulars.declined.title': 'Страховщик отозвал это предложение',
  'particulars.declined.text':
    'Деньги не списаны. Данные сохранены: для другого предложения вводить их заново не придётся.',
  'particulars.otherCar': 'Цена запрошена для другой машины. Чтобы застраховать эту, запросите цены снова.',
  'particulars.otherCar.title': 'Это цена для другой машины',
  'particulars.otherCar.text':
    'Она рассчитана по данным реестра о найденной машине. Верните её номер и серию свидетельства или запросите цены для этой; всё введённое сохранится.',
  'particulars.askAgain': 'Запросить цены снова',
} satisfies TextsLike<typeof tr>;
