import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'adjust.title': 'Answers that change the price',
  'adjust.old': 'The list is for your earlier answers.',
  'adjust.asking': 'We’re asking the insurers about your new answers.',
  'adjust.failed': 'We couldn’t get new prices. The list is for your earlier answers.',
  'adjust.ask': 'Ask for offers with these answers',
  'adjust.close': 'Close',
} satisfies TextsLike<typeof tr>;
