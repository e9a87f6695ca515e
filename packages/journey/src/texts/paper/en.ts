import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'paper.title': 'Fill in from a passport or ID card',
  'paper.privacy': 'The photo is read on this device only. It isn’t sent anywhere and isn’t stored.',
  'paper.where':
    'We read the two lines below the photo page of a passport, or the three lines on the back of an ID card. A driving licence has no such lines.',
  'paper.camera': 'Read with the camera',
  'paper.choose': 'Choose a photo',
  'paper.asking': 'Your browser is asking for your permission to use the camera.',
  'paper.reading': 'Reading the photo',
  'paper.live': 'Let the lines fill the width of the picture, and hold the document flat and free of glare.',
  'paper.live.picture': 'What the camera sees',
  'paper.live.looking': 'Looking for the lines.',
  'paper.stop': 'Cancel',
  'paper.trouble.denied':
    'The camera wasn’t allowed. Allow it from the browser’s address bar, or choose a photo.',
  'paper.trouble.noCamera': 'The camera couldn’t be opened. Choose a photo or enter the details yourself.',
  'paper.trouble.noPicture': 'This file couldn’t be opened as a photo. Choose a JPEG or PNG.',
  'paper.trouble.dark': 'It’s too dark. Try again where there is more light.',
  'paper.trouble.noZone':
    'We couldn’t find the lines to read. Make sure that all of them show and that the document doesn’t lie on other writing.',
  'paper.trouble.cut': 'One end of the lines is missing. Take the photo again so that both ends show.',
  'paper.trouble.small': 'The letters are too small. Go closer to the document and take the photo again.',
  'paper.trouble.tilted': 'The document is tilted. Take the photo again with the lines level.',
  'paper.trouble.blurred':
    'The letters are blurred or shiny. Hold still, let the light come from the side, and take the photo again.',
  'paper.trouble.checks':
    'The check digits in the lines don’t match, so we read nothing rather than something wrong. Take the photo again or enter the details yourself.',
  'paper.read': 'What was read',
  'paper.read.note': 'Untick what isn’t right. Nothing goes into the form until you fill it in.',
  'paper.expired': 'This document has expired: {{date}}. You need a valid one to travel.',
  'paper.otherPrice': 'The document isn’t what you gave for the price',
  'paper.otherPrice.way':
    'It may be someone else’s document; please check. If the document is right, get the prices again: the one you see goes by what you gave before.',
  'paper.difference': '{{field}}: {{read}} instead of {{given}}',
  'paper.otherPerson': 'Person {{number}} was born on that day.',
  'paper.same': 'same as in the form',
  'paper.stands': 'The form says {{value}}. It stays unless you tick this.',
  'paper.allSame': 'Everything that was read is in the form already.',
  'paper.letters': 'These lines can’t hold Turkish letters. Choose if this is how it’s spelt: {{field}}',
  'paper.letter': 'Letter {{number}}: {{letter}} instead of {{written}}',
  'paper.fill': 'Fill in {{count}} answers',
  'paper.fill_one': 'Fill in one answer',
  'paper.again': 'Read again',
} satisfies TextsLike<typeof tr>;
