import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'upload.title': 'Add from a list',
  'upload.privacy':
    'The list is read in this browser only; it isn’t sent anywhere until you ask for offers, and it isn’t stored.',
  'upload.columns': 'Columns: {{names}}. Dates as day, month, year.',
  'upload.choose': 'Choose a file',
  'upload.choose.hint': 'Excel (.xlsx) or CSV, up to 2 MB.',
  'upload.template.xlsx': 'Download Excel template',
  'upload.template.csv': 'Download CSV template',
  'upload.template.file': 'list-of-people',
  'upload.paste': 'Or paste the list here',
  'upload.paste.hint': 'Select it in Excel together with its row of headings and copy it.',
  'upload.read': 'Read what I pasted',
  'upload.reading': 'Reading the list',
  'upload.cancel': 'Cancel',
  'upload.other': 'Choose another list',

  'upload.fault.tooLarge': 'The file is too large. Choose a list of up to 2 MB.',
  'upload.fault.tooManyRows': 'The list has more than 1,000 rows. Split it and try again.',
  'upload.fault.empty': 'There are no rows in this list.',
  'upload.fault.binary': 'This file isn’t a list. Choose an Excel (.xlsx) or CSV file.',
  'upload.fault.oldExcel':
    'This file has the old Excel format or a password. Open it in Excel and save it as .xlsx without a password.',
  'upload.fault.macros':
    'This file contains macros, so we don’t read it. Save it as .xlsx in Excel and choose that file.',
  'upload.fault.damaged': 'The file seems to be damaged. Open it in Excel and save it again.',
  'upload.fault.headers':
    'We didn’t recognise the headings. Enter these in the first row: {{names}}. You can also use the template.',
  'upload.fault.lists':
    'The names of countries couldn’t be loaded, so the list wasn’t read. Check your connection and try again.',

  'upload.found': '{{count}} people in the list',
  'upload.found_one': 'One person in the list',
  'upload.ready': '{{count}} rows are ready.',
  'upload.ready_one': 'One row is ready.',
  'upload.wrong': '{{count}} rows need a correction.',
  'upload.wrong_one': 'One row needs a correction.',
  'upload.missing': 'Columns not in the list: {{names}}. Add them and read it again, or fill them in below.',
  'upload.guessed': 'We found no headings and read the columns in this order: {{names}}. Please check below.',
  'upload.row': 'Row {{number}}',
  'upload.fixed': 'Corrected',
  'upload.inList': 'In the list: {{text}}',
  'upload.repeat': 'This number appears more than once in the list or form.',
  'upload.skip': 'Skip this row',
  'upload.take': 'Include this row',
  'upload.skipped': 'Will be skipped',
  'upload.skipAll': 'Skip all rows with mistakes',
  'upload.moreWrong': '{{count}} more rows to correct; they appear as you finish these.',
  'upload.moreWrong_one': 'One more row to correct; it appears as you finish these.',
  'upload.preview': 'Rows that are ready',
  'upload.moreReady': '{{count}} more rows',
  'upload.moreReady_one': 'One more row',
  'upload.first': 'First correct or skip the remaining rows.',
  'upload.full': 'The form has room for {{count}} people. Skip some rows or split the list.',
  'upload.full_one': 'The form has room for one more person. Skip some rows or split the list.',
  'upload.import': 'Add {{count}} people',
  'upload.import_one': 'Add one person',
} satisfies TextsLike<typeof tr>;
