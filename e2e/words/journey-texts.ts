import type { Language } from '@sigorta/i18n/language';
import { ar as arBeside } from '@sigorta/journey/texts/beside/ar';
import { en as enBeside } from '@sigorta/journey/texts/beside/en';
import { ru as ruBeside } from '@sigorta/journey/texts/beside/ru';
import { tr as trBeside } from '@sigorta/journey/texts/beside/tr';
import { ar as arEmbed } from '@sigorta/journey/texts/embed/ar';
import { en as enEmbed } from '@sigorta/journey/texts/embed/en';
import { ru as ruEmbed } from '@sigorta/journey/texts/embed/ru';
import { tr as trEmbed } from '@sigorta/journey/texts/embed/tr';
import { ar as arFinder } from '@sigorta/journey/texts/finder/ar';
import { en as enFinder } from '@sigorta/journey/texts/finder/en';
import { ru as ruFinder } from '@sigorta/journey/texts/finder/ru';
import { tr as trFinder } from '@sigorta/journey/texts/finder/tr';
import { ar as arForm } from '@sigorta/journey/texts/form/ar';
import { en as enForm } from '@sigorta/journey/texts/form/en';
import { ru as ruForm } from '@sigorta/journey/texts/form/ru';
import { tr as trForm } from '@sigorta/journey/texts/form/tr';
import { ar as arOffers } from '@sigorta/journey/texts/offers/ar';
import { en as enOffers } from '@sigorta/journey/texts/offers/en';
import { ru as ruOffers } from '@sigorta/journey/texts/offers/ru';
import { tr as trOffers } from '@sigorta/journey/texts/offers/tr';
import { ar as arPaper } from '@sigorta/journey/texts/paper/ar';
import { en as enPaper } from '@sigorta/journey/texts/paper/en';
import { ru as ruPaper } from '@sigorta/journey/texts/paper/ru';
import { tr as trPaper } from '@sigorta/journey/texts/paper/tr';
import { ar as arParticulars } from '@sigorta/journey/texts/particulars/ar';
import { en as enParticulars } from '@sigorta/journey/texts/particulars/en';
import { ru as ruParticulars } from '@sigorta/journey/texts/particulars/ru';
import { tr as trParticulars } from '@sigorta/journey/texts/particulars/tr';
import { ar as arPayment } from '@sigorta/journey/texts/payment/ar';
import { en as enPayment } from '@sigorta/journey/texts/payment/en';
import { ru as ruPayment } from '@sigorta/journey/texts/payment/ru';
import { tr as trPayment } from '@sigorta/journey/texts/payment/tr';
import { ar as arPolicy } from '@sigorta/journey/texts/policy/ar';
import { en as enPolicy } from '@sigorta/journey/texts/policy/en';
import { ru as ruPolicy } from '@sigorta/journey/texts/policy/ru';
import { tr as trPolicy } from '@sigorta/journey/texts/policy/tr';
import { ar as arRegister } from '@sigorta/journey/texts/register/ar';
import { en as enRegister } from '@sigorta/journey/texts/register/en';
import { ru as ruRegister } from '@sigorta/journey/texts/register/ru';
import { tr as trRegister } from '@sigorta/journey/texts/register/tr';
import { ar as arShared } from '@sigorta/journey/texts/shared/ar';
import { en as enShared } from '@sigorta/journey/texts/shared/en';
import { ru as ruShared } from '@sigorta/journey/texts/shared/ru';
import { tr as trShared } from '@sigorta/journey/texts/shared/tr';
import { ar as arTransfer } from '@sigorta/journey/texts/transfer/ar';
import { en as enTransfer } from '@sigorta/journey/texts/transfer/en';
import { ru as ruTransfer } from '@sigorta/journey/texts/transfer/ru';
import { tr as trTransfer } from '@sigorta/journey/texts/transfer/tr';

export const journeyTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: {
    ...trShared,
    ...trBeside,
    ...trEmbed,
    ...trFinder,
    ...trForm,
    ...trOffers,
    ...trPaper,
    ...trParticulars,
    ...trPayment,
    ...trPolicy,
    ...trRegister,
    ...trTransfer,
  },
  en: {
    ...enShared,
    ...enBeside,
    ...enEmbed,
    ...enFinder,
    ...enForm,
    ...enOffers,
    ...enPaper,
    ...enParticulars,
    ...enPayment,
    ...enPolicy,
    ...enRegister,
    ...enTransfer,
  },
  ru: {
    ...ruShared,
    ...ruBeside,
    ...ruEmbed,
    ...ruFinder,
    ...ruForm,
    ...ruOffers,
    ...ruPaper,
    ...ruParticulars,
    ...ruPayment,
    ...ruPolicy,
    ...ruRegister,
    ...ruTransfer,
  },
  ar: {
    ...arShared,
    ...arBeside,
    ...arEmbed,
    ...arFinder,
    ...arForm,
    ...arOffers,
    ...arPaper,
    ...arParticulars,
    ...arPayment,
    ...arPolicy,
    ...arRegister,
    ...arTransfer,
  },
};
