import type { Wording } from '@sigorta/product-kit/clause';

const afterSeven = ['turnagol', 'yedicam', 'sarikavak'];

/** Doctor, dentist, the way home, somebody at the bedside. */
export const treatment: readonly Wording[] = [
  {
    says: [{ says: 'pays', of: ['medicalTreatment'] }],
    tr: 'Sigortalının sigorta süresinde aniden hastalanması ya da kaza geçirmesi hâlinde doktor, ilaç ve hastane giderleri teminat tutarına kadar ödenir.',
    en: 'If the insured person suddenly falls ill or has an accident during the period of insurance, the costs of doctor, medicine and hospital are paid up to the limit.',
    ru: 'Если застрахованный внезапно заболел или пострадал от несчастного случая в период страхования, расходы на врача, лекарства и больницу оплачиваются в пределах лимита.',
    ar: 'إذا مرض المؤمَّن عليه فجأة أو تعرض لحادث خلال مدة التأمين تُدفع نفقات الطبيب والدواء والمستشفى حتى حد التغطية.',
  },
  {
    says: [{ says: 'pays', of: ['winterSports'] }],
    tr: 'Açık ve işaretli pistlerde kayak ve snowboard yaparken geçirilen kazaların tedavisi, kış sporları teminatının tutarına kadar ödenir.',
    en: 'Treatment after an accident while skiing or snowboarding on open, marked runs is paid up to the limit of the winter sports cover.',
    ru: 'Лечение после несчастного случая при катании на лыжах или сноуборде на открытых размеченных трассах оплачивается в пределах лимита по зимним видам спорта.',
    ar: 'يُدفع علاج حوادث التزلج على المسارات المفتوحة والمعلَّمة حتى حد تغطية الرياضات الشتوية.',
  },
  {
    says: [{ says: 'pays', of: ['emergencyDental'] }],
    except: ['incirova'],
    tr: 'Ani diş ağrısında ve kazada dişe yapılan ilk müdahale ödenir; kaplama, köprü ve protez ödenmez.',
    en: 'First aid for sudden toothache and for teeth hurt in an accident is paid; crowns, bridges and dentures are not.',
    ru: 'Оплачивается первая помощь при внезапной зубной боли и травме зубов; коронки, мосты и протезы не оплачиваются.',
    ar: 'تُدفع نفقات العلاج الأول لألم الأسنان المفاجئ وإصابات الأسنان، ولا تُدفع نفقات التيجان والجسور وأطقم الأسنان.',
  },
  {
    says: [{ says: 'pays', of: ['medicalTransport'], only: ['doctorDecides'] }],
    tr: 'Tedaviyi yürüten hekimin gerekli gördüğü nakil, ambulans uçağı dâhil, hasar hattı tarafından düzenlenir ve ödenir.',
    en: 'Transport that the treating doctor finds necessary, air ambulance included, is arranged and paid for by the claims line.',
    ru: 'Перевозка, которую лечащий врач счёл необходимой, включая санитарный самолёт, организуется линией убытков и оплачивается.',
    ar: 'يتولى خط المطالبات ترتيب النقل الذي يراه الطبيب المعالج ضروريًا ودفع تكلفته، بما في ذلك طائرة الإسعاف.',
  },
  {
    says: [{ says: 'pays', of: ['companionTravel'], bounds: [{ measure: 'days', is: 'over', value: 7 }] }],
    insurers: afterSeven,
    tr: 'Hastanede yatış 7 günü geçerse bir yakının yol ve konaklama gideri ödenir.',
    en: 'If the stay in hospital exceeds 7 days, the travel and lodging of one relative are paid.',
    ru: 'Если пребывание в больнице длится более 7 дней, оплачиваются проезд и проживание одного близкого.',
    ar: 'إذا تجاوزت الإقامة في المستشفى 7 أيام تُدفع نفقات سفر أحد الأقارب وإقامته.',
  },
  {
    says: [{ says: 'pays', of: ['companionTravel'], bounds: [{ measure: 'days', is: 'over', value: 10 }] }],
    except: afterSeven,
    tr: 'Hastanede 10 günden uzun kalınırsa bir yakının yol ve konaklama gideri ödenir.',
    en: 'If the insured person is in hospital for more than 10 days, the travel and lodging of one relative are paid.',
    ru: 'Если застрахованный находится в больнице дольше 10 дней, оплачиваются проезд и проживание одного близкого.',
    ar: 'إذا طالت الإقامة في المستشفى أكثر من 10 أيام تُدفع نفقات سفر أحد الأقارب وإقامته.',
  },
];
