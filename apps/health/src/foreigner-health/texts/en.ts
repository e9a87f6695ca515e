import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Foreigner health insurance',
  'page.lead': 'The policy you need for a residence permit, and help when you’re ill.',
  'page.benefit.1': 'Every offer includes the minimum cover the residence permit circular requires',
  'page.benefit.2': 'One or two years, up to six people on one policy',
  'page.benefit.3': 'Download a PDF with the wording of the circular',

  'step.stay.title': 'Your stay',
  'step.stay.hint': 'How long will the residence permit last, and when should cover begin?',
  'step.insured.title': 'Who is to be insured?',
  'step.insured.hint': 'Enter each person as in the passport, in Latin letters.',

  'field.duration': 'Length of the policy',
  'field.duration.hint': 'At least as long as the residence permit you’re applying for.',
  'field.duration.error': 'Choose the length of the policy.',
  'field.duration.oneYear': '1 year',
  'field.duration.twoYears': '2 years',
  'field.fatherName.hint': 'As in the passport or on the residence card.',
  'field.idKind.hint': 'If you have no foreigner ID number yet, choose the passport.',

  'coverage.inpatient': 'Hospital stays (contracted)',
  'coverage.inpatient.explain':
    'Operations, stays and intensive care at contracted hospitals, with no share for you to pay.',
  'coverage.outpatient': 'Outpatient care (a year)',
  'coverage.outpatient.explain':
    'Doctor’s visits, tests, imaging and medicine. You pay 20% at contracted places and 40% elsewhere.',
  'coverage.inpatientOther': 'Hospital stays (not contracted)',
  'coverage.inpatientOther.explain':
    'The yearly amount at hospitals without a contract; you pay 20% of the cost.',
  'coverage.dentalEmergency': 'Emergency dental care',
  'coverage.dentalEmergency.explain':
    'First treatment for sudden toothache. If an offer names an excess, it applies to this and to the check-up only.',
  'coverage.checkup': 'Check-up',
  'coverage.checkup.explain': 'One general check-up a year at a centre chosen by the insurer.',
  'coverage.interpreter': 'Interpreter',
  'coverage.interpreter.explain': 'Help in your own language on the phone and at hospital appointments.',
  'coverage.funeralTransport': 'Repatriation of remains',
  'coverage.funeralTransport.explain': 'Arranges and pays for transport to the home country if someone dies.',

  'exclusion.pregnancy': 'Ordinary costs of pregnancy and birth',

  'decline.oneYearOnly': 'This insurer offers policies for one year only.',

  'document.note.1':
    'İşbu poliçe 10/05/2016 tarih ve 16 sayılı Vize ve İkamet İzni Taleplerinde Yaptırılacak Sağlık Sigortalarına İlişkin Genelge’de belirlenen asgari teminat yapısını kapsamaktadır.',
  'document.note.2':
    'The sentence above states that this policy contains the minimum cover set by circular no. 16 of 10/05/2016 on health insurance for visa and residence permit applications. The insured pays 20% of outpatient care at contracted places and 40% elsewhere; for hospital stays nothing at contracted hospitals and 20% elsewhere. No excess applies to this minimum cover.',
  'document.note.3':
    'After the withdrawal period the insured can end the policy early only in the cases named by the circular, for example when a new policy for the period of stay is presented, when the residence permit is cancelled or not extended, or when general health insurance begins.',
} satisfies SameTexts<typeof tr>;
