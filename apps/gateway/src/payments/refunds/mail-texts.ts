import type { Language } from '@sigorta/i18n/language';

type Phase = Record<'due' | 'done', string>;
/** `by-hand`: no machine could send it, a person will */
type AllPhases = Record<'due' | 'by-hand' | 'done', string>;

interface RefundTexts {
  subject: AllPhases;
  greeting: AllPhases;
  /**
   * why the money goes back: no policy was made, none was found (which is not the same), the payment came when nobody waited
   * any more, the policy was cancelled, staff agreed to it
   */
  why: Record<'policy' | 'not-found' | 'late' | 'cancelled' | 'agreed', string>;
  what: Phase;
  /** instead of `what` where a part may stay with the insurer */
  part: Phase;
  /** the money came by bank transfer */
  toAccount: Phase;
  /** a person sends it, or did: perhaps another way than it came */
  hand: Record<'by-hand' | 'done', string>;
  next: AllPhases;
  product: string;
  insurer: string;
  amount: string;
  card: string;
  paymentNo: string;
  sentOn: string;
  reference: string;
  page: string;
}

/** `{{amount}}` and `{{product}}` are filled in; everything is escaped where it is written. */
export const refundTexts: Record<Language, RefundTexts> = {
  tr: {
    subject: {
      due: 'Ödemenizi iade ediyoruz: {{amount}}',
      'by-hand': 'İadenizi bir çalışanımız yapacak: {{amount}}',
      done: 'Ödemenizi iade ettik: {{amount}}',
    },
    greeting: {
      due: 'Ödemenizi iade ediyoruz.',
      'by-hand': 'Ödemenizi bir çalışanımız iade edecek.',
      done: 'Ödemenizi iade ettik.',
    },
    why: {
      policy: '{{product}} poliçenizi sigorta şirketi düzenlemedi.',
      'not-found':
        'Sigorta şirketinin kayıtlarında {{product}} poliçenize rastlamadık. Poliçe sonradan ortaya çıkarsa iptal ettiririz.',
      late: 'Tamamlanmadı görünen bir ödemenizin tutarı kartınızdan sonradan çekildi; bu ödemeye karşılık poliçe düzenlenmedi.',
      cancelled: '{{product}} poliçeniz isteğiniz üzerine iptal edildi.',
      agreed: 'Yaptığınız ödemeye ilişkin iade onaylandı.',
    },
    what: {
      due: 'Ödediğiniz tutarın tamamını aynı karta iade ediyoruz.',
      done: 'Ödediğiniz tutarın tamamını aynı karta iade ettik.',
    },
    toAccount: {
      due: 'Ödediğiniz tutarın tamamını gönderdiğiniz hesaba iade ediyoruz.',
      done: 'Ödediğiniz tutarın tamamını gönderdiğiniz hesaba iade ettik.',
    },
    part: {
      due: 'Aşağıdaki tutarı, ödemeyi yaptığınız yolla iade ediyoruz.',
      done: 'Aşağıdaki tutarı, ödemeyi yaptığınız yolla iade ettik.',
    },
    hand: {
      'by-hand': 'Aşağıdaki tutarı bir çalışanımız gönderecek.',
      done: 'Aşağıdaki tutarı bir çalışanımız gönderdi.',
    },
    next: {
      due: 'Sizin bir şey yapmanız gerekmiyor. İadenin durumunu bu sayfadan izleyebilirsiniz.',
      'by-hand':
        'Sizden bir bilgi gerekirse size ulaşırız. Kart bilginizi sormayız. Para gönderilince yeniden yazarız.',
      done: 'İadenin hesabınızda görünmesi bankanıza göre birkaç iş günü sürebilir.',
    },
    product: 'Sigorta',
    insurer: 'Sigorta şirketi',
    amount: 'İade tutarı',
    card: 'Kart',
    paymentNo: 'Ödeme no',
    sentOn: 'Gönderildiği gün',
    reference: 'Belge no',
    page: 'Ödemenizin sayfasını açın',
  },
  en: {
    subject: {
      due: 'We are refunding your payment: {{amount}}',
      'by-hand': 'One of our staff will refund your payment: {{amount}}',
      done: 'We have refunded your payment: {{amount}}',
    },
    greeting: {
      due: 'We are refunding your payment.',
      'by-hand': 'One of our staff will refund your payment.',
      done: 'We have refunded your payment.',
    },
    why: {
      policy: 'The insurer didn’t issue your {{product}} policy.',
      'not-found':
        'We found no {{product}} policy of yours in the insurer’s records. If one turns up later, we will have it cancelled.',
      late: 'A payment that looked unfinished was taken from your card later; no policy was issued for it.',
      cancelled: 'Your {{product}} policy was cancelled as you asked.',
      agreed: 'A refund of your payment was approved.',
    },
    what: {
      due: 'We are returning the full amount to the same card.',
      done: 'We have returned the full amount to the same card.',
    },
    toAccount: {
      due: 'We are returning the full amount to the account you sent it from.',
      done: 'We have returned the full amount to the account you sent it from.',
    },
    part: {
      due: 'We are returning the amount below by the method you paid with.',
      done: 'We have returned the amount below by the method you paid with.',
    },
    hand: {
      'by-hand': 'One of our staff will send you the amount below.',
      done: 'One of our staff has sent you the amount below.',
    },
    next: {
      due: 'You don’t need to do anything. You can follow the refund on this page.',
      'by-hand':
        'If we need anything from you, we will get in touch. We never ask for your card details. We will write again once the money has been sent.',
      done: 'It can take a few working days to show on your account, depending on your bank.',
    },
    product: 'Insurance',
    insurer: 'Insurer',
    amount: 'Refund',
    card: 'Card',
    paymentNo: 'Payment no.',
    sentOn: 'Sent on',
    reference: 'Reference',
    page: 'Open the page of your payment',
  },
  ru: {
    subject: {
      due: 'Возвращаем ваш платёж: {{amount}}',
      'by-hand': 'Ваш платёж вернёт наш сотрудник: {{amount}}',
      done: 'Мы вернули ваш платёж: {{amount}}',
    },
    greeting: {
      due: 'Мы возвращаем ваш платёж.',
      'by-hand': 'Ваш платёж вернёт наш сотрудник.',
      done: 'Мы вернули ваш платёж.',
    },
    why: {
      policy: 'Страховая компания не оформила полис «{{product}}».',
      'not-found':
        'В записях страховой компании мы не нашли ваш полис «{{product}}». Если он появится позже, мы его отменим.',
      late: 'Платёж, который выглядел незавершённым, был списан с вашей карты позже; полис по нему не оформлен.',
      cancelled: 'Полис «{{product}}» отменён по вашему заявлению.',
      agreed: 'Возврат по вашему платежу одобрен.',
    },
    what: {
      due: 'Возвращаем всю сумму на ту же карту.',
      done: 'Вся сумма отправлена на ту же карту.',
    },
    toAccount: {
      due: 'Возвращаем всю сумму на счёт, с которого вы её перевели.',
      done: 'Вся сумма отправлена на счёт, с которого вы её перевели.',
    },
    part: {
      due: 'Возвращаем указанную ниже сумму тем же способом, которым вы платили.',
      done: 'Указанная ниже сумма отправлена тем же способом, которым вы платили.',
    },
    hand: {
      'by-hand': 'Указанную ниже сумму отправит наш сотрудник.',
      done: 'Наш сотрудник отправил указанную ниже сумму.',
    },
    next: {
      due: 'Вам ничего не нужно делать. За возвратом можно следить на этой странице.',
      'by-hand':
        'Если от вас что-то понадобится, мы с вами свяжемся. Данные карты мы не спрашиваем. Когда деньги будут отправлены, мы напишем снова.',
      done: 'Деньги могут поступить на счёт через несколько рабочих дней: это зависит от вашего банка.',
    },
    product: 'Страховка',
    insurer: 'Страховщик',
    amount: 'Сумма возврата',
    card: 'Карта',
    paymentNo: 'Номер платежа',
    sentOn: 'Дата отправки',
    reference: 'Номер документа',
    page: 'Открыть страницу платежа',
  },
  ar: {
    subject: {
      due: 'نعيد إليك ما دفعته: {{amount}}',
      'by-hand': 'سيعيد أحد موظفينا ما دفعته: {{amount}}',
      done: 'أعدنا إليك ما دفعته: {{amount}}',
    },
    greeting: {
      due: 'نعيد إليك ما دفعته.',
      'by-hand': 'سيعيد إليك أحد موظفينا ما دفعته.',
      done: 'أعدنا إليك ما دفعته.',
    },
    why: {
      policy: 'لم تُصدر شركة التأمين وثيقة «{{product}}».',
      'not-found': 'لم نجد وثيقتك «{{product}}» في سجلات شركة التأمين. إن ظهرت لاحقًا طلبنا إلغاءها.',
      late: 'خُصم من بطاقتك لاحقًا مبلغ دفعة بدت غير مكتملة، ولم تصدر وثيقة مقابلها.',
      cancelled: 'أُلغيت وثيقة «{{product}}» بناءً على طلبك.',
      agreed: 'تمت الموافقة على ردّ مبلغ من دفعتك.',
    },
    what: {
      due: 'نعيد المبلغ كاملًا إلى البطاقة نفسها.',
      done: 'أعدنا المبلغ كاملًا إلى البطاقة نفسها.',
    },
    toAccount: {
      due: 'نعيد المبلغ كاملًا إلى الحساب الذي حوّلت منه.',
      done: 'أعدنا المبلغ كاملًا إلى الحساب الذي حوّلت منه.',
    },
    part: {
      due: 'نعيد المبلغ المبيّن أدناه بالطريقة التي دفعت بها.',
      done: 'أعدنا المبلغ المبيّن أدناه بالطريقة التي دفعت بها.',
    },
    hand: {
      'by-hand': 'سيرسل إليك أحد موظفينا المبلغ المبيّن أدناه.',
      done: 'أرسل إليك أحد موظفينا المبلغ المبيّن أدناه.',
    },
    next: {
      due: 'لا يلزمك فعل شيء. يمكنك متابعة الاسترداد على هذه الصفحة.',
      'by-hand':
        'إن احتجنا إلى معلومة منك تواصلنا معك، ولا نسأل عن بيانات بطاقتك. سنكتب إليك مجددًا عند إرسال المبلغ.',
      done: 'قد يستغرق ظهور المبلغ في حسابك بضعة أيام عمل بحسب بنكك.',
    },
    product: 'التأمين',
    insurer: 'شركة التأمين',
    amount: 'المبلغ المسترد',
    card: 'البطاقة',
    paymentNo: 'رقم الدفعة',
    sentOn: 'تاريخ الإرسال',
    reference: 'رقم المستند',
    page: 'افتح صفحة الدفعة',
  },
};
