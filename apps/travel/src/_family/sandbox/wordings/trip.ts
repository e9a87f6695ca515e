import type { Wording } from '@sigorta/product-kit/clause';

const delayedFour = ['mercandal', 'turnagol'];

/** The trip itself: not begun, broken off, late; and harm done to others on it. */
export const trip: readonly Wording[] = [
  {
    says: [{ says: 'pays', of: ['tripCancellation', 'studyInterruption'], only: ['seriousReason'] }],
    tr: 'Sigortalının ya da birinci derece yakınının hastalanması, yaralanması ya da ölümü yüzünden seyahate çıkılamazsa ya da seyahat yarım kalırsa geri alınamayan ödemeler teminat tutarına kadar ödenir.',
    en: 'If the trip cannot begin or is cut short because the insured person or a first-degree relative falls ill, is hurt or dies, payments that cannot be recovered are paid up to the limit.',
    ru: 'Если поездка не состоялась или прервана из-за болезни, травмы или смерти застрахованного либо родственника первой степени, невозвратные платежи возмещаются в пределах лимита.',
    ar: 'إذا تعذّر السفر أو انقطع بسبب مرض المؤمَّن عليه أو أحد أقاربه من الدرجة الأولى أو إصابته أو وفاته تُدفع المبالغ التي لا تُسترد حتى حد التغطية.',
  },
  {
    says: [{ says: 'does-not-pay', of: ['tripCancellation'], only: ['changeOfMind'] }],
    exclusion: 'changeOfMind',
    tr: 'Fikir değiştirme ve iş planının değişmesi iptal nedeni sayılmaz.',
    en: 'A change of mind and a change of plans at work are no reasons for cancellation.',
    ru: 'Изменение намерений и рабочих планов не считается причиной отмены.',
    ar: 'لا يُعد تغيير الرأي أو تغيّر خطة العمل سببًا للإلغاء.',
  },
  {
    says: [{ says: 'pays', of: ['earlyReturn'], only: ['relativeDied'] }],
    tr: 'Birinci derece yakının ölümü hâlinde eve dönüş bileti şirketçe alınır.',
    en: 'If a close relative dies, the insurer buys the ticket home.',
    ru: 'В случае смерти близкого родственника страховщик покупает билет домой.',
    ar: 'في حال وفاة قريب من الدرجة الأولى تشتري الشركة تذكرة العودة.',
  },
  {
    says: [{ says: 'pays', of: ['travelDelay'], bounds: [{ measure: 'hours', is: 'from', value: 4 }] }],
    insurers: delayedFour,
    tr: 'Hareket 4 saat ya da daha çok gecikirse yemek, otel ve ulaşım giderleri belgeleriyle ödenir.',
    en: 'If departure is delayed by 4 hours or more, the costs of meals, hotel and transport are paid against receipts.',
    ru: 'Если отправление задержано на 4 часа и более, расходы на питание, гостиницу и транспорт оплачиваются по документам.',
    ar: 'إذا تأخر الانطلاق 4 ساعات أو أكثر تُدفع نفقات الطعام والفندق والنقل مقابل مستنداتها.',
  },
  {
    says: [{ says: 'pays', of: ['travelDelay'], bounds: [{ measure: 'hours', is: 'from', value: 6 }] }],
    except: delayedFour,
    tr: 'Gecikme en az 6 saat sürerse yemek, otel ve ulaşım giderleri belgeleriyle ödenir.',
    en: 'If the delay lasts at least 6 hours, the costs of meals, hotel and transport are paid against receipts.',
    ru: 'Если задержка длится не менее 6 часов, расходы на питание, гостиницу и транспорт оплачиваются по документам.',
    ar: 'إذا استمر التأخير 6 ساعات على الأقل تُدفع نفقات الطعام والفندق والنقل مقابل مستنداتها.',
  },
  {
    says: [{ says: 'pays', of: ['missedConnection'] }],
    except: ['aycimen'],
    tr: 'Önceki seferin gecikmesi yüzünden aktarma kaçırılırsa yeni biletin bedeli teminat tutarına kadar ödenir.',
    en: 'If a connection is missed because the earlier leg was late, the price of a new ticket is paid up to the limit.',
    ru: 'Если пересадка пропущена из-за опоздания предыдущего рейса, стоимость нового билета оплачивается в пределах лимита.',
    ar: 'إذا فاتت الرحلة التالية بسبب تأخر الرحلة السابقة تُدفع قيمة التذكرة الجديدة حتى حد التغطية.',
  },
  {
    says: [{ says: 'pays', of: ['personalLiability'] }],
    tr: 'Sigortalının istemeden üçüncü kişilere verdiği bedensel ve maddi zararlar için ondan istenen tazminat teminat tutarına kadar ödenir.',
    en: 'Compensation claimed from the insured person for harm done to others or their belongings without intent is paid up to the limit.',
    ru: 'Компенсация, которую требуют с застрахованного за неумышленный вред здоровью или имуществу третьих лиц, оплачивается в пределах лимита.',
    ar: 'تُدفع حتى حد التغطية التعويضات المطلوبة من المؤمَّن عليه عن الأضرار الجسدية والمادية التي ألحقها بالغير دون قصد.',
  },
];
