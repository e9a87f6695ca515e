import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const ru = {
  'upload.title': 'Добавить из списка',
  'upload.privacy':
    'Список читается только в этом браузере: пока вы не запросите предложения, он никуда не отправляется и не хранится.',
  'upload.columns': 'Столбцы: {{names}}. Даты в порядке день, месяц, год.',
  'upload.choose': 'Выбрать файл',
  'upload.choose.hint': 'Excel (.xlsx) или CSV, до 2 МБ.',
  'upload.template.xlsx': 'Скачать шаблон Excel',
  'upload.template.csv': 'Скачать шаблон CSV',
  'upload.template.file': 'spisok-lyudey',
  'upload.paste': 'Или вставьте список сюда',
  'upload.paste.hint': 'Выделите его в Excel вместе со строкой заголовков и скопируйте.',
  'upload.read': 'Прочитать вставленное',
  'upload.reading': 'Читаем список',
  'upload.cancel': 'Отмена',
  'upload.other': 'Выбрать другой список',

  'upload.fault.tooLarge': 'Файл слишком большой. Выберите список до 2 МБ.',
  'upload.fault.tooManyRows': 'В списке больше 1000 строк. Разделите его и попробуйте снова.',
  'upload.fault.empty': 'В этом списке нет ни одной строки.',
  'upload.fault.binary': 'Этот файл — не список. Выберите файл Excel (.xlsx) или CSV.',
  'upload.fault.oldExcel':
    'Файл в старом формате Excel или с паролем. Откройте его в Excel и сохраните как .xlsx без пароля.',
  'upload.fault.macros':
    'В файле есть макросы, поэтому мы его не читаем. Сохраните его в Excel как .xlsx и выберите снова.',
  'upload.fault.damaged': 'Похоже, файл повреждён. Откройте его в Excel и сохраните заново.',
  'upload.fault.headers':
    'Мы не узнали заголовки столбцов. Напишите в первой строке: {{names}}. Можно взять и шаблон.',
  'upload.fault.lists':
    'Не удалось загрузить названия стран, поэтому список не прочитан. Проверьте соединение и попробуйте снова.',

  'upload.found': 'В списке {{count}} человек',
  'upload.found_one': 'В списке {{count}} человек',
  'upload.found_few': 'В списке {{count}} человека',
  'upload.found_many': 'В списке {{count}} человек',
  'upload.ready': 'Готово строк: {{count}}.',
  'upload.wrong': 'Нужно исправить строк: {{count}}.',
  'upload.missing':
    'В списке нет столбцов: {{names}}. Добавьте их и прочитайте список снова или заполните ниже.',
  'upload.guessed': 'Строки заголовков нет; столбцы прочитаны в таком порядке: {{names}}. Проверьте ниже.',
  'upload.row': 'Строка {{number}}',
  'upload.fixed': 'Исправлено',
  'upload.inList': 'В списке: {{text}}',
  'upload.repeat': 'Этот номер встречается в списке или форме ещё раз.',
  'upload.skip': 'Пропустить строку',
  'upload.take': 'Не пропускать',
  'upload.skipped': 'Будет пропущена',
  'upload.skipAll': 'Пропустить все строки с ошибками',
  'upload.moreWrong': 'Осталось исправить ещё {{count}} строки. Они появятся, когда вы закончите эти.',
  'upload.moreWrong_one': 'Осталось исправить ещё {{count}} строку. Она появится, когда вы закончите эти.',
  'upload.moreWrong_few': 'Осталось исправить ещё {{count}} строки. Они появятся, когда вы закончите эти.',
  'upload.moreWrong_many': 'Осталось исправить ещё {{count}} строк. Они появятся, когда вы закончите эти.',
  'upload.preview': 'Готовые строки',
  'upload.moreReady': 'Ещё строк: {{count}}',
  'upload.first': 'Сначала исправьте или пропустите оставшиеся строки.',
  'upload.full': 'В форме осталось {{count}} места. Пропустите часть строк или разделите список.',
  'upload.full_one': 'В форме осталось {{count}} место. Пропустите часть строк или разделите список.',
  'upload.full_few': 'В форме осталось {{count}} места. Пропустите часть строк или разделите список.',
  'upload.full_many': 'В форме осталось {{count}} мест. Пропустите часть строк или разделите список.',
  'upload.import': 'Добавить {{count}} человек',
  'upload.import_one': 'Добавить {{count}} человека',
  'upload.import_few': 'Добавить {{count}} человека',
  'upload.import_many': 'Добавить {{count}} человек',
} satisfies TextsLike<typeof tr>;
