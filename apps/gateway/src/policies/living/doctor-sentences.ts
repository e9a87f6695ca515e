import { languagesReadIn, type ShownLanguage } from '@sigorta/lookups/country-languages';

export interface DoctorSentence {
  lang: ShownLanguage;
  /** what the language calls itself */
  name: string;
  /** `{{insurer}}`, `{{phone}}`, `{{number}}`; none of them stands where the language would bend it */
  text: string;
}

/** What a hospital needs to know before anything is paid for. */
const sentences: Record<ShownLanguage, Omit<DoctorSentence, 'lang'>> = {
  tr: {
    name: 'Türkçe',
    text: 'Bu kişinin tedavi giderleri sigortalıdır. Sigorta şirketi: {{insurer}}. Tedaviden önce lütfen sigorta hattını arayın: {{phone}}. Poliçe numarası: {{number}}.',
  },
  en: {
    name: 'English',
    text: 'This person is insured for medical treatment. Insurer: {{insurer}}. Before treatment, please call the insurer’s claims line: {{phone}}. Policy number: {{number}}.',
  },
  de: {
    name: 'Deutsch',
    text: 'Diese Person ist für medizinische Behandlungen versichert. Versicherer: {{insurer}}. Bitte rufen Sie vor der Behandlung die Notrufnummer des Versicherers an: {{phone}}. Versicherungsscheinnummer: {{number}}.',
  },
  fr: {
    name: 'Français',
    text: 'Cette personne est assurée pour les soins médicaux. Assureur : {{insurer}}. Avant tout traitement, veuillez appeler l’assistance de l’assureur : {{phone}}. Numéro de police : {{number}}.',
  },
  it: {
    name: 'Italiano',
    text: 'Questa persona è assicurata per le cure mediche. Assicuratore: {{insurer}}. Prima delle cure, La preghiamo di chiamare la centrale operativa dell’assicuratore: {{phone}}. Numero di polizza: {{number}}.',
  },
  es: {
    name: 'Español',
    text: 'Esta persona tiene un seguro de asistencia médica. Aseguradora: {{insurer}}. Antes del tratamiento, por favor llame a la línea de asistencia de la aseguradora: {{phone}}. Número de póliza: {{number}}.',
  },
  pt: {
    name: 'Português',
    text: 'Esta pessoa tem um seguro de assistência médica. Seguradora: {{insurer}}. Antes do tratamento, por favor ligue para a linha de assistência da seguradora: {{phone}}. Número da apólice: {{number}}.',
  },
  nl: {
    name: 'Nederlands',
    text: 'Deze persoon is verzekerd voor medische behandeling. Verzekeraar: {{insurer}}. Bel vóór de behandeling de alarmlijn van de verzekeraar: {{phone}}. Polisnummer: {{number}}.',
  },
  ru: {
    name: 'Русский',
    text: 'Медицинские расходы этого человека застрахованы. Страховщик: {{insurer}}. До начала лечения, пожалуйста, позвоните на линию страховщика: {{phone}}. Номер полиса: {{number}}.',
  },
  bg: {
    name: 'Български',
    text: 'Това лице е застраховано за медицинско лечение. Застраховател: {{insurer}}. Преди лечението, моля, обадете се на линията на застрахователя: {{phone}}. Номер на полицата: {{number}}.',
  },
  el: {
    name: 'Ελληνικά',
    text: 'Το άτομο αυτό είναι ασφαλισμένο για ιατρική περίθαλψη. Ασφαλιστική εταιρεία: {{insurer}}. Πριν από τη θεραπεία, παρακαλούμε καλέστε τη γραμμή της: {{phone}}. Αριθμός ασφαλιστηρίου: {{number}}.',
  },
  ka: {
    name: 'ქართული',
    text: 'ეს პირი დაზღვეულია სამედიცინო მომსახურებაზე. სადაზღვევო კომპანია: {{insurer}}. მკურნალობის დაწყებამდე, გთხოვთ, დაურეკოთ სადაზღვევო კომპანიას: {{phone}}. პოლისის ნომერი: {{number}}.',
  },
  ar: {
    name: 'العربية',
    text: 'هذا الشخص مؤمَّن عليه لتغطية العلاج الطبي. شركة التأمين: {{insurer}}. يُرجى الاتصال بخط الشركة قبل العلاج: {{phone}}. رقم الوثيقة: {{number}}.',
  },
};

/**
 * The sentences for where a policy holds, those of the country first; English for a code that nobody knows.
 * @param territory codes of the policy's countries or groups
 */
export function doctorSentences(territory: readonly string[]): DoctorSentence[] {
  const read = new Set(territory.flatMap((code) => languagesReadIn(Number(code))));
  return (read.size === 0 ? (['en'] as const) : [...read]).map((lang) => ({ lang, ...sentences[lang] }));
}
