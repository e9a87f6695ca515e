import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  'step.device.title': 'Your phone',
  'step.device.hint': 'Choose brand and model from the list; the storage is shown beside the model.',
  'step.insured.title': 'Owner of the phone',
  'step.insured.hint': 'The policy is made out to this person. Enter the name as on the identity document.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the offers and the policy?',
  'field.brand': 'Brand',
  'field.brand.hint': 'You can type to search.',
  'field.brand.error': 'Choose the brand.',
  'field.model': 'Model',
  'field.model.hint': 'Choose the brand first.',
  'field.model.error': 'Choose the model.',
  'field.isNewDevice': 'The device is new',
  'field.isNewDevice.hint': 'Tick if it’s new in the box and has never been used.',
  'field.isNewDevice.error': 'Say whether the device is new.',
  'field.imei': 'IMEI number',
  'field.imei.hint':
    'The 15 digits that appear when you dial *#06#. We ask because the policy covers only the phone with this number.',
  'field.imei.error': 'Check the IMEI number; it has 15 digits.',
  'field.birthDate.error.tooYoung': 'The policyholder must be at least 18. Check the date of birth.',
  'field.insured.error.tooFew': 'Enter the owner of the phone.',
  'field.insured.error.tooMany': 'The policy is made out to one person.',
  'decline.brandNotCovered': 'This insurer makes no offer for phones of this brand.',
  'decline.newOnly': 'This insurer only covers phones that are new in the box.',
  'decline.deviceTooOld': 'The model is older than this insurer accepts.',
  'decline.deviceTooCheap': 'The phone is worth less than this insurer’s lower limit.',
  'decline.deviceTooDear': 'The phone is worth more than this insurer’s upper limit.',
  'decline.unknownDevice': 'This insurer doesn’t know this model.',
  'document.note.1': 'This policy is valid only for the phone whose IMEI number is given above.',
} satisfies SameTexts<typeof tr>;
