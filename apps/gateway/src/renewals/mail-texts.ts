import type { Language } from '@sigorta/i18n/language';

interface RenewalTexts {
  subject: string;
  greeting: string;
  lead: string;
  /** labels of the rows */
  policyNo: string;
  lastDay: string;
  before: string;
  same: string;
  cheapest: string;
  /** where the insurer of before makes no price */
  noPrice: string;
  page: string;
  narrower: {
    of: string;
    gone: string;
    lower: string;
    other: string;
    excess: string;
    newExcess: string;
    excluded: string;
    territory: string;
    none: string;
  };
  climbed: string;
  beginsAfterPayment: string;
  nothingCharged: string;
  switchOff: string;
  form: { lead: string; missing: string; consents: string; noPrices: string; page: string };
  bare: { greeting: string; lead: string };
  sms: string;
}

/** Places are filled in; everything is escaped where it is written. */
export const renewalTexts: Record<Language, RenewalTexts> = {
  tr: {
    subject: 'Poliçeniz {{lastDay}} günü bitiyor: yeni fiyatlar',
    greeting: 'Poliçeniz {{lastDay}} günü bitiyor.',
    lead: '{{product}} için yeni dönemin fiyatlarını sorduk. Poliçe kendiliğinden yenilenmez; karar sizin.',
    policyNo: 'Poliçe no',
    lastDay: 'Son gün',
    before: 'Geçen dönem',
    same: 'Aynı şirket, yeni dönem',
    cheapest: 'En düşük fiyat, yeni dönem',
    noPrice: 'Bu kez fiyat vermedi',
    page: 'Yeni teklifleri açın',
    narrower: {
      of: '{{insurer}} teklifinde daralanlar: {{what}}.',
      gone: '{{cover}} artık yok',
      lower: '{{cover}}: {{was}} yerine {{now}}',
      other: '{{cover}} başka ölçülüyor: {{was}} yerine {{now}}',
      excess: 'muafiyet: {{was}} yerine {{now}}',
      newExcess: 'yeni muafiyet: {{now}}',
      excluded: 'yeni istisna: {{what}}',
      territory: 'geçerli olduğu ülkeler azaldı',
      none: 'Geçen dönemle karşılaştırdık: bu tekliflerde daralan bir teminat görmedik.',
    },
    climbed:
      'Hasarsız bir dönem geçtiğini varsayıp {{question}} sorusunda şunu yazdık: {{to}} (geçen dönem: {{from}}). Hasarınız olduysa formda düzeltin; fiyat değişir.',
    beginsAfterPayment:
      'Bu üründe yeni poliçe, ödemenin ertesi günü başlar. Eski poliçeniz {{lastDay}} gününün sonuna kadar geçerli.',
    nothingCharged: 'Hiçbir ödeme alınmadı. Siz ödemedikçe yeni poliçe başlamaz.',
    switchOff: 'Bu hatırlatmaları poliçe sayfanızda kapatabilirsiniz.',
    form: {
      lead: '{{product}} için yeni dönemin fiyatlarını soramadık: formdaki bazı yanıtlar bugün yeterli değil. Tahmin etmek yerine size bırakıyoruz.',
      missing: 'Yeniden yanıtlamanız gerekenler: {{questions}}.',
      consents: 'bilgilendirme metinlerinin yeni hâli',
      noPrices:
        '{{product}} için yeni dönemin fiyatlarını sorduk, ancak hiçbir şirket fiyat vermedi. Formu açıp yanıtlarınızı gözden geçirebilirsiniz.',
      page: 'Formu açın',
    },
    bare: {
      greeting: 'Bir poliçenin bitmesine az kaldı.',
      lead: 'İstediğiniz gibi yeni dönemin fiyatlarını sorduk. Hiçbir ödeme alınmadı.',
    },
    sms: 'Policenizin son gunu: {{lastDay}}. Yeni fiyatlar: {{url}} Odeme alinmadi. {{brand}}',
  },
  en: {
    subject: 'Your policy ends on {{lastDay}}: new prices',
    greeting: 'Your policy ends on {{lastDay}}.',
    lead: 'We’ve asked for the prices of the next period of {{product}}. The policy doesn’t renew itself; the decision is yours.',
    policyNo: 'Policy no.',
    lastDay: 'Last day',
    before: 'Last period',
    same: 'Same insurer, next period',
    cheapest: 'Lowest price, next period',
    noPrice: 'Made no price this time',
    page: 'Open the new quotes',
    narrower: {
      of: 'Narrower in the quote of {{insurer}}: {{what}}.',
      gone: '{{cover}} isn’t covered any more',
      lower: '{{cover}}: {{now}} instead of {{was}}',
      other: '{{cover}} is measured differently: {{now}} instead of {{was}}',
      excess: 'excess: {{now}} instead of {{was}}',
      newExcess: 'a new excess: {{now}}',
      excluded: 'a new exclusion: {{what}}',
      territory: 'fewer countries',
      none: 'We compared them with the last period and found nothing narrower in these quotes.',
    },
    climbed:
      'We assumed a period without a claim and answered “{{question}}” with {{to}} (last period: {{from}}). If you had a claim, correct it on the form; the price will change.',
    beginsAfterPayment:
      'For this product the new policy begins on the day after payment. Your old one is in force until the end of {{lastDay}}.',
    nothingCharged: 'Nothing was charged. No new policy begins unless you pay.',
    switchOff: 'You can switch these reminders off on your policy page.',
    form: {
      lead: 'We couldn’t ask for the prices of the next period of {{product}}: some answers on the form are no longer enough today. Rather than guess, we leave them to you.',
      missing: 'To be answered again: {{questions}}.',
      consents: 'the new wording of the notices',
      noPrices:
        'We asked for the prices of the next period of {{product}}, but no insurer made one. You can open the form and check your answers.',
      page: 'Open the form',
    },
    bare: {
      greeting: 'A policy ends soon.',
      lead: 'As you wished, we’ve asked for the prices of the next period. Nothing was charged.',
    },
    sms: 'Last day of your policy: {{lastDay}}. New prices: {{url}} Nothing was charged. {{brand}}',
  },
  ru: {
    subject: 'Ваш полис действует до {{lastDay}}: новые цены',
    greeting: 'Ваш полис действует до {{lastDay}} включительно.',
    lead: 'Мы запросили цены на следующий период: {{product}}. Сам полис не продлевается, решение за вами.',
    policyNo: 'Номер полиса',
    lastDay: 'Последний день',
    before: 'Прошлый период',
    same: 'Тот же страховщик, новый период',
    cheapest: 'Самая низкая цена, новый период',
    noPrice: 'В этот раз цены нет',
    page: 'Открыть новые предложения',
    narrower: {
      of: 'Что стало уже по охвату в предложении {{insurer}}: {{what}}.',
      gone: '{{cover}}: больше не покрывается',
      lower: '{{cover}}: {{now}} вместо {{was}}',
      other: '{{cover}} считается иначе: {{now}} вместо {{was}}',
      excess: 'франшиза: {{now}} вместо {{was}}',
      newExcess: 'новая франшиза: {{now}}',
      excluded: 'новое исключение: {{what}}',
      territory: 'стало меньше стран',
      none: 'Мы сравнили их с прошлым периодом: сужения покрытия в этих предложениях не нашли.',
    },
    climbed:
      'Мы исходили из того, что страховых случаев не было, и на вопрос «{{question}}» ответили: {{to}} (в прошлом периоде: {{from}}). Если случай был, исправьте ответ в форме: цена изменится.',
    beginsAfterPayment:
      'Новый полис по этому продукту начинает действовать на следующий день после оплаты. Прежний действует до конца дня {{lastDay}}.',
    nothingCharged: 'Деньги не списаны. Без вашей оплаты новый полис не начнётся.',
    switchOff: 'Отключить эти напоминания можно на странице полиса.',
    form: {
      lead: 'Мы не смогли запросить цены на следующий период ({{product}}): некоторых ответов формы сегодня недостаточно. Угадывать не станем и оставляем их вам.',
      missing: 'Нужно ответить снова: {{questions}}.',
      consents: 'новая редакция уведомлений',
      noPrices:
        'Мы запросили цены на следующий период ({{product}}), но ни одна страховая компания их не дала. Откройте форму и проверьте ответы.',
      page: 'Открыть форму',
    },
    bare: {
      greeting: 'Срок полиса скоро закончится.',
      lead: 'Как вы просили, мы запросили цены на следующий период. Деньги не списаны.',
    },
    sms: 'Последний день полиса: {{lastDay}}. Новые цены: {{url}} Деньги не списаны. {{brand}}',
  },
  ar: {
    subject: 'وثيقتك تنتهي في {{lastDay}}: أسعار جديدة',
    greeting: 'وثيقتك تنتهي في {{lastDay}}.',
    lead: 'سألنا عن أسعار الفترة القادمة: {{product}}. لا تتجدد الوثيقة من تلقاء نفسها، والقرار لك.',
    policyNo: 'رقم الوثيقة',
    lastDay: 'اليوم الأخير',
    before: 'الفترة الماضية',
    same: 'الشركة نفسها، الفترة القادمة',
    cheapest: 'أقل سعر، الفترة القادمة',
    noPrice: 'لم تقدّم سعرًا هذه المرة',
    page: 'افتح العروض الجديدة',
    narrower: {
      of: 'ما ضاق في عرض {{insurer}}: {{what}}.',
      gone: '{{cover}}: لم تعد مشمولة',
      lower: '{{cover}}: {{now}} بدلًا من {{was}}',
      other: '{{cover}} تُحسب بطريقة أخرى: {{now}} بدلًا من {{was}}',
      excess: 'مبلغ التحمّل: {{now}} بدلًا من {{was}}',
      newExcess: 'مبلغ تحمّل جديد: {{now}}',
      excluded: 'استثناء جديد: {{what}}',
      territory: 'دول أقل',
      none: 'قارنّاها بالفترة الماضية ولم نجد في هذه العروض تغطية ضاقت.',
    },
    climbed:
      'افترضنا فترة بلا حوادث وأجبنا عن سؤال «{{question}}» بما يلي: {{to}} (الفترة الماضية: {{from}}). إن وقع حادث فصحّح الجواب في النموذج، وسيتغير السعر.',
    beginsAfterPayment:
      'تبدأ الوثيقة الجديدة لهذا المنتج في اليوم التالي للدفع. وثيقتك الحالية سارية حتى نهاية يوم {{lastDay}}.',
    nothingCharged: 'لم يُخصم أي مبلغ. لا تبدأ وثيقة جديدة ما لم تدفع أنت.',
    switchOff: 'يمكنك إيقاف هذه التذكيرات من صفحة وثيقتك.',
    form: {
      lead: 'لم نتمكن من السؤال عن أسعار الفترة القادمة ({{product}}): بعض أجوبة النموذج لم تعد كافية اليوم. لا نخمّن، بل نتركها لك.',
      missing: 'ما يلزم أن تجيب عنه من جديد: {{questions}}.',
      consents: 'الصيغة الجديدة لنصوص الإشعار',
      noPrices:
        'سألنا عن أسعار الفترة القادمة ({{product}}) ولم تقدّم أي شركة سعرًا. يمكنك فتح النموذج ومراجعة أجوبتك.',
      page: 'افتح النموذج',
    },
    bare: {
      greeting: 'وثيقة تقترب من نهايتها.',
      lead: 'سألنا كما طلبت عن أسعار الفترة القادمة. لم يُخصم أي مبلغ.',
    },
    sms: 'آخر يوم في وثيقتك: {{lastDay}}. الأسعار الجديدة: {{url}} لم يُخصم أي مبلغ. {{brand}}',
  },
};
