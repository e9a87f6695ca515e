import type { Wording } from '@sigorta/product-kit/clause';

const alsoBeside = ['poyraztas', 'mercandal'];
const afterFour = ['turnagol', 'poyraztas', 'sarikavak', 'yedicam'];

/** Luggage and papers. */
export const luggage: readonly Wording[] = [
  {
    says: [{ says: 'pays', of: ['luggageLoss'], only: ['checkedIn'] }],
    except: [...alsoBeside, 'aycimen'],
    tr: 'Taşıyıcıya teslim edilen bagajın kaybolması, çalınması ya da hasar görmesi hâlinde değeri teminat tutarına kadar ödenir.',
    en: 'If luggage handed to the carrier is lost, stolen or damaged, its value is paid up to the limit.',
    ru: 'Если багаж, сданный перевозчику, утрачен, украден или повреждён, его стоимость возмещается в пределах лимита.',
    ar: 'إذا فُقدت الأمتعة المسلَّمة إلى الناقل أو سُرقت أو تضررت تُدفع قيمتها حتى حد التغطية.',
  },
  {
    says: [{ says: 'pays', of: ['luggageLoss'] }],
    insurers: alsoBeside,
    tr: 'Bagajın taşıyıcıdayken ya da sigortalının yanındayken kaybolması ya da çalınması hâlinde değeri teminat tutarına kadar ödenir.',
    en: 'If luggage is lost or stolen while with the carrier or with the insured person, its value is paid up to the limit.',
    ru: 'Если багаж утрачен или украден у перевозчика либо при застрахованном, его стоимость возмещается в пределах лимита.',
    ar: 'إذا فُقدت الأمتعة أو سُرقت وهي لدى الناقل أو برفقة المؤمَّن عليه تُدفع قيمتها حتى حد التغطية.',
  },
  {
    says: [{ says: 'does-not-pay', of: ['luggageLoss'], only: ['unattended'] }],
    tr: 'Gözetimsiz bırakılan eşya için ödeme yapılmaz.',
    en: 'Nothing is paid for belongings left unattended.',
    ru: 'За вещи, оставленные без присмотра, выплата не производится.',
    ar: 'لا يُدفع شيء عن الأغراض المتروكة دون مراقبة.',
  },
  {
    says: [{ says: 'does-not-pay', of: ['luggageLoss'], only: ['valuables'] }],
    exclusion: 'valuables',
    tr: 'Bagajdaki nakit para, mücevher ve elektronik cihazlar ödenmez.',
    en: 'Cash, jewellery and electronic devices in luggage are not paid for.',
    ru: 'Наличные деньги, украшения и электроника в багаже не возмещаются.',
    ar: 'لا يُعوَّض عن النقود والمجوهرات والأجهزة الإلكترونية الموجودة في الأمتعة.',
  },
  {
    says: [{ says: 'pays', of: ['luggageDelay'], bounds: [{ measure: 'hours', is: 'from', value: 4 }] }],
    insurers: afterFour,
    tr: 'Bagaj varıştan en az 4 saat sonra teslim edilirse zorunlu alışveriş, faturası karşılığında ödenir.',
    en: 'If luggage is handed over at least 4 hours after arrival, necessary purchases are paid against their receipts.',
    ru: 'Если багаж выдан не раньше чем через 4 часа после прибытия, необходимые покупки оплачиваются по чекам.',
    ar: 'إذا سُلّمت الأمتعة بعد الوصول بمدة لا تقل عن 4 ساعات تُدفع المشتريات الضرورية مقابل فواتيرها.',
  },
  {
    says: [{ says: 'pays', of: ['luggageDelay'], bounds: [{ measure: 'hours', is: 'from', value: 6 }] }],
    except: afterFour,
    tr: 'Bagaj gecikmesi 6 saate ulaşırsa zorunlu alışveriş, faturası karşılığında ödenir.',
    en: 'When the delay of luggage reaches 6 hours, necessary purchases are paid against their receipts.',
    ru: 'Если задержка багажа достигает 6 часов, необходимые покупки оплачиваются по чекам.',
    ar: 'إذا بلغ تأخر الأمتعة 6 ساعات تُدفع المشتريات الضرورية مقابل فواتيرها.',
  },
  {
    says: [{ says: 'pays', of: ['lostDocuments'] }],
    tr: 'Kaybolan ya da çalınan pasaport ve kimliğin yeniden çıkarılması için yol ve harç giderleri ödenir.',
    en: 'The travel costs and fees of replacing a lost or stolen passport or identity card are paid.',
    ru: 'Оплачиваются проезд и сборы для оформления нового паспорта или удостоверения взамен утерянного или украденного.',
    ar: 'تُدفع نفقات الطريق والرسوم لاستخراج بدل عن جواز السفر أو الهوية المفقودة أو المسروقة.',
  },
];
