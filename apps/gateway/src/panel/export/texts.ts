import type { ListName } from '@sigorta/contracts/panel/saved-views';
import type { Language } from '@sigorta/i18n/language';
import type { PluralForm } from '@sigorta/i18n/texts/same-texts';

type Head =
  | 'number'
  | 'date'
  | 'kind'
  | 'state'
  | 'name'
  | 'phone'
  | 'product'
  | 'partner'
  | 'insurer'
  | 'assignee'
  | 'due'
  | 'offers'
  | 'failures'
  | 'lowest'
  | 'policyNo'
  | 'premium'
  | 'starts'
  | 'ends'
  | 'refunded'
  | 'way'
  | 'installments'
  | 'provider'
  | 'providerNo'
  | 'paid'
  | 'changed'
  | 'person'
  | 'action'
  | 'subject'
  | 'subjectNumber'
  | 'reason'
  | 'detail'
  | 'hash'
  | 'refund'
  | 'reference'
  | 'amount'
  | 'open'
  | 'expires';

interface ExportTexts {
  file: Record<ListName, string>;
  head: Record<Head, string>;
  way: Record<'card' | 'transfer', string>;
  /** the last line, when there were more rows than a file holds */
  cut: Readonly<Partial<Record<`rows_${PluralForm}`, string>>>;
}

export const exportTexts: Record<Language, ExportTexts> = {
  tr: {
    file: {
      applications: 'Başvurular',
      quotes: 'Teklifler',
      policies: 'Poliçeler',
      payments: 'Ödemeler',
      audit: 'Denetim kaydı',
      cancellations: 'İptaller',
      transfers: 'Havaleler',
    },
    head: {
      number: 'No',
      date: 'Tarih',
      kind: 'Tür',
      state: 'Durum',
      name: 'Ad soyad',
      phone: 'Telefon',
      product: 'Ürün',
      partner: 'İş ortağı',
      insurer: 'Sigorta şirketi',
      assignee: 'Sorumlu',
      due: 'Görev günü',
      offers: 'Teklif sayısı',
      failures: 'Teklif vermeyen',
      lowest: 'En düşük fiyat (TL)',
      policyNo: 'Poliçe no',
      premium: 'Prim (TL)',
      starts: 'Başlangıç',
      ends: 'Bitiş',
      refunded: 'İade edilen (TL)',
      way: 'Ödeme yolu',
      installments: 'Taksit',
      provider: 'Sağlayıcı',
      providerNo: 'Sağlayıcı no',
      paid: 'Ödenen (TL)',
      changed: 'Son değişiklik',
      person: 'Kişi',
      action: 'İşlem',
      subject: 'Konu',
      subjectNumber: 'Konu no',
      reason: 'Gerekçe',
      detail: 'Ayrıntı',
      hash: 'Özet',
      refund: 'İade tutarı (TL)',
      reference: 'Açıklama kodu',
      amount: 'Tutar (TL)',
      open: 'Karar bekleyen (TL)',
      expires: 'Son gün',
    },
    way: { card: 'Kart', transfer: 'Havale' },
    cut: {
      rows_one: 'Bu dosyada ilk {{count}} kayıt var. Kalanlar için filtreleri daraltıp yeniden indirin.',
      rows_other: 'Bu dosyada ilk {{count}} kayıt var. Kalanlar için filtreleri daraltıp yeniden indirin.',
    },
  },
  en: {
    file: {
      applications: 'Applications',
      quotes: 'Quotes',
      policies: 'Policies',
      payments: 'Payments',
      audit: 'Audit log',
      cancellations: 'Cancellations',
      transfers: 'Bank transfers',
    },
    head: {
      number: 'No.',
      date: 'Date',
      kind: 'Kind',
      state: 'State',
      name: 'Name',
      phone: 'Phone',
      product: 'Product',
      partner: 'Partner',
      insurer: 'Insurer',
      assignee: 'Assignee',
      due: 'Task due',
      offers: 'Offers',
      failures: 'No offer',
      lowest: 'Lowest price (TL)',
      policyNo: 'Policy no.',
      premium: 'Premium (TL)',
      starts: 'Begins',
      ends: 'Ends',
      refunded: 'Refunded (TL)',
      way: 'Payment method',
      installments: 'Instalments',
      provider: 'Provider',
      providerNo: 'Provider no.',
      paid: 'Paid (TL)',
      changed: 'Last change',
      person: 'Person',
      action: 'Action',
      subject: 'Subject',
      subjectNumber: 'Subject no.',
      reason: 'Reason',
      detail: 'Details',
      hash: 'Hash',
      refund: 'Refund (TL)',
      reference: 'Reference',
      amount: 'Amount (TL)',
      open: 'Waits for a decision (TL)',
      expires: 'Due',
    },
    way: { card: 'Card', transfer: 'Bank transfer' },
    cut: {
      rows_one: 'This file holds the first record only. Narrow the filters and download again for the rest.',
      rows_other:
        'This file holds the first {{count}} records. Narrow the filters and download again for the rest.',
    },
  },
  ru: {
    file: {
      applications: 'Заявки',
      quotes: 'Предложения',
      policies: 'Полисы',
      payments: 'Платежи',
      audit: 'Журнал аудита',
      cancellations: 'Отмены',
      transfers: 'Банковские переводы',
    },
    head: {
      number: '№',
      date: 'Дата',
      kind: 'Вид',
      state: 'Состояние',
      name: 'Имя и фамилия',
      phone: 'Телефон',
      product: 'Продукт',
      partner: 'Партнёр',
      insurer: 'Страховщик',
      assignee: 'Ответственный',
      due: 'Срок задачи',
      offers: 'Предложений',
      failures: 'Без предложения',
      lowest: 'Самая низкая цена (TL)',
      policyNo: 'Номер полиса',
      premium: 'Страховая премия (TL)',
      starts: 'Начало',
      ends: 'Окончание',
      refunded: 'Возвращено (TL)',
      way: 'Способ оплаты',
      installments: 'Рассрочка',
      provider: 'Провайдер',
      providerNo: '№ у провайдера',
      paid: 'Оплачено (TL)',
      changed: 'Последнее изменение',
      person: 'Кто',
      action: 'Действие',
      subject: 'Объект',
      subjectNumber: 'Номер объекта',
      reason: 'Причина',
      detail: 'Подробности',
      hash: 'Хеш',
      refund: 'К возврату (TL)',
      reference: 'Код платежа',
      amount: 'Сумма (TL)',
      open: 'Ждёт решения (TL)',
      expires: 'Срок',
    },
    way: { card: 'Карта', transfer: 'Банковский перевод' },
    cut: {
      rows_one:
        'В файле первая {{count}} запись. Чтобы получить остальные, сузьте фильтры и скачайте файл ещё раз.',
      rows_few:
        'В файле первые {{count}} записи. Чтобы получить остальные, сузьте фильтры и скачайте файл ещё раз.',
      rows_many:
        'В файле первые {{count}} записей. Чтобы получить остальные, сузьте фильтры и скачайте файл ещё раз.',
      rows_other:
        'В файле первые {{count}} записи. Чтобы получить остальные, сузьте фильтры и скачайте файл ещё раз.',
    },
  },
  ar: {
    file: {
      applications: 'الطلبات',
      quotes: 'العروض',
      policies: 'الوثائق',
      payments: 'المدفوعات',
      audit: 'سجل التدقيق',
      cancellations: 'الإلغاءات',
      transfers: 'الحوالات البنكية',
    },
    head: {
      number: 'الرقم',
      date: 'التاريخ',
      kind: 'النوع',
      state: 'الحالة',
      name: 'الاسم',
      phone: 'الهاتف',
      product: 'المنتج',
      partner: 'الشريك',
      insurer: 'شركة التأمين',
      assignee: 'المسؤول',
      due: 'موعد المهمة',
      offers: 'عدد العروض',
      failures: 'بلا عرض',
      lowest: 'أقل سعر (TL)',
      policyNo: 'رقم الوثيقة',
      premium: 'القسط (TL)',
      starts: 'البداية',
      ends: 'النهاية',
      refunded: 'المُعاد (TL)',
      way: 'طريقة الدفع',
      installments: 'الأقساط',
      provider: 'المزوّد',
      providerNo: 'الرقم لدى مزوّد الدفع',
      paid: 'المدفوع (TL)',
      changed: 'آخر تغيير',
      person: 'الشخص',
      action: 'الإجراء',
      subject: 'الموضوع',
      subjectNumber: 'رقم الموضوع',
      reason: 'السبب',
      detail: 'التفاصيل',
      hash: 'البصمة',
      refund: 'المبلغ المردود (TL)',
      reference: 'رمز الحوالة',
      amount: 'المبلغ (TL)',
      open: 'بانتظار القرار (TL)',
      expires: 'آخر موعد',
    },
    way: { card: 'بطاقة', transfer: 'حوالة بنكية' },
    cut: {
      rows_zero: 'هذا الملف فارغ. ضيّق عوامل التصفية ونزّله مجددًا للحصول على الباقي.',
      rows_one: 'يحتوي هذا الملف على أول سجل فقط. ضيّق عوامل التصفية ونزّله مجددًا للحصول على الباقي.',
      rows_two: 'يحتوي هذا الملف على أول سجلين. ضيّق عوامل التصفية ونزّله مجددًا للحصول على الباقي.',
      rows_few: 'يحتوي هذا الملف على أول {{count}} سجلات. ضيّق عوامل التصفية ونزّله مجددًا للحصول على الباقي.',
      rows_many: 'يحتوي هذا الملف على أول {{count}} سجلًا. ضيّق عوامل التصفية ونزّله مجددًا للحصول على الباقي.',
      rows_other: 'يحتوي هذا الملف على أول {{count}} سجل. ضيّق عوامل التصفية ونزّله مجددًا للحصول على الباقي.',
    },
  },
};
