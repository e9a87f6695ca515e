import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const ar = {
  category: 'تأمين إيراسموس للطلاب والعاملين',
  'page.lead':
    'أمامك فصل دراسي أو تدريب في أوروبا. احصل في وثيقة واحدة على ما تطلبه الجامعة والجهة المضيفة والقنصلية.',
  'page.benefit.1': 'تغطية علاج لا تقل عن ⁦30.000 €⁩',
  'page.benefit.2': 'تغطية المسؤولية والحوادث مشمولة في التدريب',
  'page.benefit.3': 'من أول يوم إلى آخر يوم من إقامتك',

  'step.stay.title': 'إقامتك في الخارج',
  'step.stay.hint': 'لأي غرض وإلى أي بلد وفي أي أيام تسافر؟',
  'step.insured.title': 'من المسافر؟',
  'step.insured.hint':
    'اكتب الاسم كما هو في جواز السفر. يمكنك إضافة من يسافر إلى البلد نفسه في التواريخ نفسها.',
  'step.contact.title': 'بيانات التواصل',
  'step.contact.hint': 'إلى أين نرسل الوثيقة؟',

  'field.activity': 'لأي غرض تسافر؟',
  'field.activity.hint': 'في التدريب أو العمل تلزم أيضًا تغطية المسؤولية والحوادث.',
  'field.activity.error': 'اختر الدراسة، أو التدريب والعمل.',
  'field.activity.study': 'دراسة',
  'field.activity.traineeship': 'تدريب أو عمل',
  'field.country.hint': 'بلد جامعتك أو مكان عملك.',
  'field.beginDate.hint': 'يوم دخولك البلد؛ اليوم أو بعده.',
  'field.beginDate.error.tooLate': 'يمكن الحجز لعام واحد مقدمًا على الأكثر. اختر يومًا أقرب.',
  'field.endDate.hint': 'ليس قبل آخر يوم في خطاب القبول؛ وتستمر التغطية حتى نهاية اليوم الذي تختاره.',
  'rule.tripTooLong': 'مدة الوثيقة 366 يومًا على الأكثر. قدّم تاريخ العودة.',
  'rule.samePerson': 'هذا الرقم مكتوب لشخص آخر أيضًا. صحّح الرقم أو أزل الشخص.',

  'coverage.medicalTreatment': 'العلاج الطبي',
  'coverage.medicalTreatment.explain':
    'تُدفع تكاليف الطبيب والدواء والمستشفى إذا مرضت فجأة أو وقع لك حادث في بلد إقامتك.',
  'coverage.personalLiability': 'المسؤولية الشخصية',
  'coverage.personalLiability.explain': 'يُدفع ما يُطلب منك عن ضرر سببته دون قصد في العمل أو السكن أو الشارع.',
  'coverage.personalAccident': 'الحوادث الشخصية',
  'coverage.personalAccident.explain': 'مبلغ مقطوع لك أو لأسرتك إذا أدى الحادث إلى وفاة أو عجز دائم.',
  'coverage.medicalTransport': 'النقل الطبي',
  'coverage.medicalTransport.explain': 'نقلك إلى مستشفى مناسب، وإلى تركيا برفقة طبيب عند الحاجة.',
  'coverage.funeralTransport': 'نقل الجثمان',
  'coverage.funeralTransport.explain': 'عند الوفاة يُرتَّب النقل إلى تركيا وتُدفع تكلفته.',
  'coverage.emergencyDental': 'علاج الأسنان الطارئ',
  'coverage.emergencyDental.explain': 'يُغطى العلاج الأول لألم الأسنان المفاجئ، ولا تُغطى التيجان والأطقم.',
  'coverage.companionTravel': 'قدوم أحد الأقارب',
  'coverage.companionTravel.explain': 'إذا طالت إقامتك في المستشفى تُدفع تكاليف سفر أحد أفراد أسرتك وإقامته.',
  'coverage.earlyReturn': 'العودة المبكرة',
  'coverage.earlyReturn.explain': 'تُشترى تذكرة عودتك عند وفاة أو مرض شديد في الأسرة.',
  'coverage.luggageLoss': 'فقدان الأمتعة',
  'coverage.luggageLoss.explain': 'تُدفع قيمة الحقيبة إذا أضاعها الناقل في الذهاب أو العودة.',
  'coverage.lostDocuments': 'فقدان الجواز أو بطاقة الإقامة',
  'coverage.lostDocuments.explain': 'تُدفع رسوم استخراج وثائقك من جديد وتكاليف التنقل من أجلها.',
  'coverage.studyInterruption': 'انقطاع الفصل الدراسي',
  'coverage.studyInterruption.explain':
    'إذا عدت بسبب مرض أو وفاة في الأسرة تُدفع رسوم السكن والدراسة التي لا تُسترد.',

  'exclusion.preExisting': 'الأمراض الموجودة قبل بدء الوثيقة وعلاجها',
  'exclusion.plannedTreatment': 'العلاج والفحوص والعمليات التجميلية المخطط لها مسبقًا',
  'exclusion.pregnancy': 'التكاليف المعتادة للحمل والولادة',
  'exclusion.alcoholDrugs': 'الحوادث تحت تأثير الكحول أو المخدرات',
  'exclusion.homeCountry': 'الأمراض والحوادث في تركيا أثناء العطلة',
  'exclusion.extremeSports': 'الرياضات الخطرة مثل تسلق الجبال والغوص والطيران المظلي',
  'exclusion.winterSports': 'حوادث التزلج والرياضات الشتوية',

  'decline.studentsOnly': 'خطة هذه الشركة للدراسة فقط، ولا تؤمّن التدريب والعمل.',
  'decline.countryExcluded': 'خطة هذه الشركة لا تشمل البلد الذي اخترته.',
  'decline.stayTooLong': 'لا تؤمّن هذه الشركة إقامة بهذا الطول.',
  'decline.stayTooShort': 'خطة هذه الشركة لإقامات أطول.',
  'decline.ageLimit': 'عمر أحد المسافرين خارج الحدود التي تقبلها هذه الشركة.',
} satisfies SameTexts<typeof tr>;
