import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar as family } from '../../_family/texts/ar.ts';
import type { tr } from './tr.ts';

export const ar = {
  ...family,
  category: 'تأمين صحي للأجانب',
  'page.lead': 'الوثيقة المطلوبة لإذن الإقامة، وسند لك إذا مرضت.',
  'page.benefit.1': 'في كل عرض الحد الأدنى الذي يشترطه تعميم إذن الإقامة',
  'page.benefit.2': 'لسنة أو سنتين، وحتى ستة أشخاص في وثيقة واحدة',
  'page.benefit.3': 'وثيقة بصيغة PDF تحمل عبارة التعميم',

  'step.stay.title': 'الإقامة',
  'step.stay.hint': 'كم تدوم إقامتك، ومتى تبدأ التغطية؟',
  'step.insured.title': 'من سيشملهم التأمين؟',
  'step.insured.hint': 'اكتب كل شخص كما في جواز سفره وبالحروف اللاتينية.',

  'field.duration': 'مدة الوثيقة',
  'field.duration.hint': 'لا تقل عن مدة إذن الإقامة الذي تطلبه.',
  'field.duration.error': 'اختر مدة الوثيقة.',
  'field.duration.oneYear': 'سنة واحدة',
  'field.duration.twoYears': 'سنتان',
  'field.fatherName.hint': 'كما هو في جواز السفر أو بطاقة الإقامة.',
  'field.idKind.hint': 'إن لم يكن لديك رقم هوية أجنبي بعد فاختر جواز السفر.',

  'coverage.inpatient': 'الإقامة في مستشفى متعاقد',
  'coverage.inpatient.explain':
    'العمليات والإقامة والعناية المركزة في المستشفيات المتعاقدة من دون مساهمة منك.',
  'coverage.outpatient': 'العيادات الخارجية (سنويًا)',
  'coverage.outpatient.explain':
    'المعاينة والتحاليل والتصوير والدواء. تدفع أنت 20% في الجهات المتعاقدة و40% في غيرها.',
  'coverage.inpatientOther': 'الإقامة في مستشفى غير متعاقد',
  'coverage.inpatientOther.explain': 'المبلغ السنوي في مستشفى غير متعاقد، وتدفع أنت 20% من النفقات.',
  'coverage.dentalEmergency': 'علاج الأسنان الطارئ',
  'coverage.dentalEmergency.explain':
    'العلاج الأول لألم مفاجئ. إذا ذُكر في العرض مبلغ تحمّل فهو يخص هذا البند والفحص الدوري فقط.',
  'coverage.checkup': 'الفحص الدوري',
  'coverage.checkup.explain': 'فحص عام مرة في السنة في مركز تختاره الشركة.',
  'coverage.interpreter': 'خدمة الترجمة',
  'coverage.interpreter.explain': 'مساعدة بلغتك على الهاتف وفي مواعيد المستشفى.',
  'coverage.funeralTransport': 'نقل الجثمان',
  'coverage.funeralTransport.explain': 'عند الوفاة تتولى الشركة نقل الجثمان إلى بلد المتوفى وتتحمل تكلفته.',

  'exclusion.pregnancy': 'التكاليف المعتادة للحمل والولادة',

  'decline.oneYearOnly': 'تقدم هذه الشركة وثيقة لسنة واحدة فقط.',

  /* isolated, so that a Turkish sentence keeps its full stop at its end */
  'document.note.1':
    '\u2066İşbu poliçe 10/05/2016 tarih ve 16 sayılı Vize ve İkamet İzni Taleplerinde Yaptırılacak Sağlık Sigortalarına İlişkin Genelge’de belirlenen asgari teminat yapısını kapsamaktadır.\u2069',
  'document.note.2':
    'تعني الجملة التركية أعلاه أن هذه الوثيقة تتضمن الحد الأدنى من التغطية الذي يحدده التعميم رقم 16 بتاريخ 10/05/2016 بشأن التأمين الصحي لطلبات التأشيرة وإذن الإقامة. يدفع المؤمَّن عليه 20% من نفقات العيادات في الجهات المتعاقدة و40% في غيرها، ولا يدفع شيئًا عند الإقامة في مستشفى متعاقد ويدفع 20% في غيره. ولا يُطبق مبلغ التحمّل على هذا الحد الأدنى.',
  'document.note.3':
    'بعد انتهاء مدة العدول لا يمكن إنهاء الوثيقة قبل موعدها إلا في الحالات التي يذكرها التعميم، مثل تقديم وثيقة جديدة تغطي مدة الإقامة، أو إلغاء إذن الإقامة أو عدم تمديده، أو الدخول في التأمين الصحي العام.',
} satisfies SameTexts<typeof tr>;
