import type { Wording } from '@sigorta/product-kit/clause';

/** What a plan leaves out. */
export const leftOut: readonly Wording[] = [
  {
    products: ['kasko'],
    except: ['poyraztas', 'sarikavak'],
    says: [{ says: 'does-not-pay', of: ['theft'], only: ['keysLeft'] }],
    tr: 'Anahtarı üzerinde ya da içinde bırakılan aracın çalınması ödenmez.',
    en: 'Theft of a vehicle left with its key in it is not paid for.',
    ru: 'Угон автомобиля, в котором оставлен ключ, не оплачивается.',
    ar: 'لا تُدفع سرقة مركبة تُرك مفتاحها فيها.',
  },
  {
    exclusion: 'unauthorisedService',
    says: [{ says: 'does-not-pay', only: ['unauthorisedService'] }],
    tr: 'Anlaşmalı servisler dışında yaptırılan onarımlar ödenmez.',
    en: 'Repairs made outside the contracted garages are not paid for.',
    ru: 'Ремонт вне договорных сервисов не оплачивается.',
    ar: 'لا تُدفع الإصلاحات التي تتم خارج الورش المتعاقدة.',
  },
  {
    exclusion: 'alcohol',
    says: [{ says: 'does-not-pay', only: ['alcohol'] }],
    tr: 'Alkol ya da uyuşturucu etkisinde sürüşte oluşan zarar ödenmez.',
    en: 'Loss that arises while driving or riding under the influence of alcohol or drugs is not paid for.',
    ru: 'Ущерб, возникший при управлении в состоянии опьянения, не оплачивается.',
    ar: 'لا يُدفع الضرر الواقع أثناء القيادة تحت تأثير الكحول أو المخدرات.',
  },
  {
    exclusion: 'ownVehicle',
    says: [{ says: 'does-not-pay', only: ['ownVehicle'] }],
    tr: 'Sigortalı aracın kendi hasarı bu sigortanın konusu değildir.',
    en: 'Damage to the insured vehicle itself is not the subject of this insurance.',
    ru: 'Ущерб самому застрахованному автомобилю не является предметом этого страхования.',
    ar: 'الضرر اللاحق بالمركبة المؤمَّنة نفسها ليس من موضوع هذا التأمين.',
  },
  {
    exclusion: 'noHelmet',
    says: [{ says: 'does-not-pay', only: ['noHelmet'] }],
    tr: 'Kasksız sürüşte baş yaralanmalarının gideri ödenmez.',
    en: 'Costs of head injuries while riding without a helmet are not paid.',
    ru: 'Расходы на травмы головы при езде без шлема не оплачиваются.',
    ar: 'لا تُدفع نفقات إصابات الرأس عند القيادة دون خوذة.',
  },
  {
    exclusion: 'twoRiders',
    says: [{ says: 'does-not-pay', only: ['twoRiders'] }],
    tr: 'Bir scootera iki kişi binildiğinde oluşan zarar ödenmez.',
    en: 'Loss that arises while two people ride one scooter is not paid for.',
    ru: 'Ущерб при езде вдвоём на одном самокате не оплачивается.',
    ar: 'لا يُدفع الضرر الواقع عند ركوب شخصين على سكوتر واحد.',
  },
];
