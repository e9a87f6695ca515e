import type { Clause } from '@sigorta/product-kit/clause';

export const clauses: readonly Clause[] = [
  {
    number: 'S.1',
    says: [{ says: 'territory' }],
    tr: 'Sigorta, poliçede yazılı coğrafi alanda meydana gelen olaylar için geçerlidir.',
    en: 'The insurance applies to events that occur within the territory stated in the policy.',
    ru: 'Страхование действует в отношении событий, произошедших на территории, указанной в полисе.',
    ar: 'يسري التأمين على الحوادث التي تقع داخل النطاق الجغرافي المذكور في الوثيقة.',
  },
  {
    number: 'S.2',
    tr: 'Bir gider yapılmadan önce hasar hattı aranır. Aranamadan yapılan zorunlu giderler belgeleriyle ödenir.',
    en: 'The claims line is called before costs are incurred. Necessary costs incurred when a call was not possible are reimbursed against receipts.',
    ru: 'До того как понести расходы, следует позвонить по линии убытков. Необходимые расходы, понесённые без звонка, когда позвонить было нельзя, возмещаются по документам.',
    ar: 'يجب الاتصال بخط المطالبات قبل تحمّل أي نفقة. أما النفقات الضرورية التي لم يمكن الاتصال قبلها فتُدفع مقابل مستنداتها.',
  },
  {
    number: 'S.3',
    says: [{ says: 'excess' }],
    tr: 'Poliçede muafiyet yazılıysa ödenecek tutardan her olayda bir kez düşülür.',
    en: 'Where the policy states an excess, it is deducted once for each event from the amount payable.',
    ru: 'Если в полисе указана франшиза, она вычитается из суммы выплаты один раз по каждому случаю.',
    ar: 'إذا ذُكر في الوثيقة مبلغ تحمّل فإنه يُخصم من المبلغ المستحق مرة واحدة عن كل حادث.',
  },
];
