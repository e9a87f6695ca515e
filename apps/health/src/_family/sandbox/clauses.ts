import type { Clause } from '@sigorta/product-kit/clause';

export const clauses: readonly Clause[] = [
  {
    number: 'S.1',
    tr: 'Tedavi, Türkiye’de bu poliçe türü için anlaşmalı sağlık kuruluşlarında karşılanır. Acil durumda her kuruluşa gidilebilir.',
    en: 'Treatment is covered in Türkiye at the institutions contracted for this kind of policy. In an emergency any institution may be used.',
    ru: 'Лечение покрывается в Турции, в учреждениях, с которыми заключён договор для этого вида полиса. В экстренном случае можно обратиться в любое учреждение.',
    ar: 'تُغطى نفقات العلاج في تركيا لدى المؤسسات الصحية المتعاقدة لهذا النوع من الوثائق. وفي الحالات الطارئة يمكن التوجه إلى أي مؤسسة.',
  },
  {
    number: 'S.2',
    tr: 'Planlanan yatarak tedavi için önceden onay alınır.',
    en: 'Planned inpatient treatment is approved beforehand.',
    ru: 'Плановое стационарное лечение согласуется заранее.',
    ar: 'تُؤخذ موافقة مسبقة على العلاج الداخلي المخطط له.',
  },
];
