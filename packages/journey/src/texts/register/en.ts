import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'register.lead':
    'We send the plate and the serial number to the vehicle register, only to find your car and fill in the form; we don’t keep the query.',
  'register.find': 'Find the car and fill in the form',
  'register.finding': 'Asking the vehicle register',
  'register.filled': '{{count}} answers filled in from the vehicle register. Please check them.',
  'register.filled_one': 'One answer filled in from the vehicle register. Please check it.',
  'register.keptOwn': 'What you entered yourself stays as it is.',
  'register.notFound':
    'We found no car with this plate and serial number. Check that you typed them as on the registration certificate, or fill in the form below yourself.',
  'register.tooMany':
    'Too many attempts. You can try again within an hour, or fill in the form below yourself.',
  'register.away':
    'The vehicle register can’t be reached right now. Try again, or fill in the form below yourself.',
  'register.retry': 'Try again',
} satisfies TextsLike<typeof tr>;
