import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ru = {
  'adjust.title': 'Ответы, от которых зависит цена',
  'adjust.old': 'Список составлен по прежним ответам.',
  'adjust.asking': 'Спрашиваем страховщиков о новых ответах.',
  'adjust.failed': 'Новые цены получить не удалось. Список составлен по прежним ответам.',
  'adjust.ask': 'Запросить предложения по этим ответам',
  'adjust.close': 'Закрыть',
} satisfies TextsLike<typeof tr>;
