import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ru = {
  'way.title': 'Как вы хотите заплатить?',
  'way.card': 'Картой',
  'way.transfer': 'Переводом',
  'transfer.title': 'Банковский перевод',
  'transfer.lead':
    'После подтверждения мы покажем IBAN и ваш личный номер перевода и пришлём их на почту. Когда деньги поступят и мы их проверим, оформление продолжится.',
  'transfer.hold': 'Ждём до {{until}}. К этому времени перевод должен быть на нашем счёте.',
  'transfer.firstName': 'Имя',
  'transfer.lastName': 'Фамилия',
  'transfer.error.firstName': 'Введите имя.',
  'transfer.error.lastName': 'Введите фамилию.',
  'transfer.submit': 'Показать реквизиты · {{amount}}',
  'transfer.safe':
    'Сейчас ничего не списывается. Если перевод не поступит вовремя, заказ закроется; тогда можно заплатить картой.',
  'transfer.running': 'Готовим реквизиты',
  'transfer.waiting.title': 'Ждём ваш перевод',
  'transfer.waiting.text':
    'Отправьте сумму на счёт ниже и укажите в назначении платежа только номер перевода.',
  'transfer.amount': 'Сумма',
  'transfer.iban': 'IBAN',
  'transfer.holder': 'Получатель',
  'transfer.bank': 'Банк',
  'transfer.reference': 'Номер перевода (укажите в назначении)',
  'transfer.until': 'Должен поступить до',
  'transfer.copy': 'Копировать',
  'transfer.copyNamed': 'Копировать: {{name}}',
  'transfer.copied': 'Скопировано: {{name}}',
  'transfer.then.title': 'Что дальше',
  'transfer.then.1': 'Отправьте точную сумму. Если придёт больше или меньше, мы вам позвоним.',
  'transfer.then.2': 'Когда перевод поступит, мы его проверим: в рабочее время обычно за несколько часов.',
  'transfer.then.3': 'О результате напишем на почту. Страницу можно закрыть и открыть снова из письма.',
  'transfer.expired.title': 'Перевод не поступил в срок',
  'transfer.expired.text':
    'Если вы ещё не отправили деньги, не отправляйте их. Если отправили — позвоните нам: когда деньги придут, мы свяжемся с вами или вернём их.',
  'transfer.openByPhone': 'Показать реквизиты по коду из SMS',
  'transfer.elsewhere':
    'Реквизиты есть в вашем письме. На этом устройстве они откроются по коду, который мы отправим на телефон, указанный при покупке.',
} satisfies TextsLike<typeof tr>;
