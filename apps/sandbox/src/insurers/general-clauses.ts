import type { Clause } from '@sigorta/product-kit/clause';

/** What every policy is subject to; invented conditions of invented insurers. */
export const generalClauses: readonly Clause[] = [
  {
    number: 'G.1',
    says: [{ says: 'period' }],
    tr: 'Sigorta, poliçede yazılı ilk gün saat 00:00’da başlar ve son gün saat 24:00’te sona erer. Saatler Türkiye saatidir.',
    en: 'The insurance begins at 00:00 on the first day stated in the policy and ends at 24:00 on the last. Times are those of Türkiye.',
    ru: 'Страхование начинается в 00:00 первого дня, указанного в полисе, и заканчивается в 24:00 последнего. Время турецкое.',
    ar: 'يبدأ التأمين الساعة 00:00 من أول يوم مذكور في الوثيقة وينتهي الساعة 24:00 من آخر يوم. الأوقات بتوقيت تركيا.',
  },
  {
    number: 'G.2',
    tr: 'Sigortalı, zararı öğrendiği günden başlayarak beş iş günü içinde şirkete bildirir. Gecikme yalnızca zararı artırdığı ölçüde ödemeyi azaltır.',
    en: 'The insured person reports a loss to the insurer within five working days of learning of it. A delay reduces the payment only as far as it made the loss greater.',
    ru: 'Застрахованный сообщает страховщику об убытке в течение пяти рабочих дней с того дня, когда узнал о нём. Опоздание уменьшает выплату лишь настолько, насколько увеличило убыток.',
    ar: 'يُبلغ المؤمَّن عليه الشركةَ بالضرر خلال خمسة أيام عمل من يوم علمه به. ولا يُنقص التأخير المبلغ المدفوع إلا بقدر ما زاد الضرر.',
  },
  {
    number: 'G.3',
    tr: 'Sigorta ettiren, sorulan soruları doğru yanıtlar. Kasten gizlenen ve kararı değiştirecek bir bilgi, şirkete sözleşmeden dönme hakkı verir.',
    en: 'The policyholder answers the questions asked truthfully. Information concealed on purpose that would have changed the decision entitles the insurer to withdraw from the contract.',
    ru: 'Страхователь правдиво отвечает на заданные вопросы. Умышленно скрытые сведения, которые изменили бы решение, дают страховщику право отказаться от договора.',
    ar: 'يجيب المتعاقد عن الأسئلة بصدق. وإذا أخفى عمدًا معلومة كانت ستغيّر القرار، فللشركة حق الرجوع عن العقد.',
  },
  {
    number: 'G.4',
    tr: 'Şirket, ödediği tutar ölçüsünde sigortalının zarara yol açana karşı haklarına sahip olur.',
    en: 'To the extent of what it has paid, the insurer takes over the insured person’s rights against whoever caused the loss.',
    ru: 'В пределах выплаченной суммы к страховщику переходят права застрахованного к виновнику убытка.',
    ar: 'تنتقل إلى الشركة، في حدود ما دفعته، حقوق المؤمَّن عليه تجاه المتسبب في الضرر.',
  },
  {
    number: 'G.5',
    tr: 'Uyuşmazlıkta Sigorta Tahkim Komisyonuna, tüketici hakem heyetine ve tüketici mahkemesine başvurulabilir.',
    en: 'Disputes may be taken to the Insurance Arbitration Commission, the consumer arbitration committee and the consumer court in Türkiye.',
    ru: 'Со спором можно обратиться в Страховую арбитражную комиссию, в потребительский арбитражный комитет и в потребительский суд Турции.',
    ar: 'يجوز عند الخلاف اللجوء في تركيا إلى هيئة التحكيم في التأمين، أو هيئة تحكيم المستهلك، أو محكمة المستهلك.',
  },
  {
    number: 'G.6',
    tr: 'Bu sözleşmenin Türkçe metni bağlayıcıdır; çeviriler yalnızca bilgi içindir.',
    en: 'The Turkish text of this contract is binding; translations are for information only.',
    ru: 'Обязательную силу имеет турецкий текст договора; переводы приведены только для сведения.',
    ar: 'النص التركي لهذا العقد هو الملزم، والترجمات للعلم فقط.',
  },
  {
    number: 'G.7',
    says: [{ says: 'only-listed' }],
    tr: 'Teminat tablosunda yer almayan ya da karşısında “Kapsam dışı” yazan bir teminat verilmemiştir.',
    en: 'Cover that is not listed in the table of covers, or is marked “Not covered” there, is not given.',
    ru: 'Покрытие, которого нет в таблице или напротив которого указано «Не покрывается», не предоставляется.',
    ar: 'لا تُمنح أي تغطية غير مدرجة في جدول التغطيات أو مذكور أمامها «غير مشمول».',
  },
];
