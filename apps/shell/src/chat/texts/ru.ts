import type { tr } from './tr.ts';

export const ru = {
  open: 'Написать в WhatsApp',
  call: 'Позвонить нам',
  title: 'Чем помочь?',
  text: 'Откроется чат в WhatsApp; мы добавим в сообщение адрес этой страницы.',
  nobody: 'Сейчас в чате никого нет; оставьте сообщение, и мы ответим.',
  leave: 'Оставить сообщение',
  message: 'Здравствуйте, у меня вопрос по этой странице: {{page}}',
  online: 'Сейчас на связи',
  soon: 'Скоро буду на связи',
  away: 'Сегодня не на связи',
  newWindow: 'откроется в новом окне',
} satisfies Record<keyof typeof tr, string>;
