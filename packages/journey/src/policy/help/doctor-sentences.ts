import { isCountryGroup, turkeyCode } from '@sigorta/lookups/country-codes';

export interface DoctorSentence {
  /** of the sentence, for whoever reads it aloud */
  lang: string;
  /** what the language calls itself */
  name: string;
  /** `{{phone}}`, `{{number}}` */
  text: string;
}

/**
 * What a doctor needs to know before anything is paid for, in languages that we can vouch for. A country whose language is not
 * among them is served by English.
 */
const sentences = {
  tr: {
    name: 'Türkçe',
    text: 'Sigortam var. Tedaviden önce lütfen sigorta şirketimi arayın: {{phone}}. Poliçe numarası: {{number}}.',
  },
  en: {
    name: 'English',
    text: 'I am insured. Before treatment, please call my insurer: {{phone}}. Policy number: {{number}}.',
  },
  de: {
    name: 'Deutsch',
    text: 'Ich bin versichert. Bitte rufen Sie vor der Behandlung meine Versicherung an: {{phone}}. Versicherungsnummer: {{number}}.',
  },
  fr: {
    name: 'Français',
    text: 'Je suis assuré(e). Avant le traitement, veuillez appeler mon assurance : {{phone}}. Numéro de police : {{number}}.',
  },
  it: {
    name: 'Italiano',
    text: 'Sono assicurato/a. Prima delle cure, La prego di chiamare la mia assicurazione: {{phone}}. Numero di polizza: {{number}}.',
  },
  es: {
    name: 'Español',
    text: 'Tengo un seguro. Antes del tratamiento, por favor llame a mi aseguradora: {{phone}}. Número de póliza: {{number}}.',
  },
  ru: {
    name: 'Русский',
    text: 'У меня есть страховка. Перед лечением, пожалуйста, позвоните моему страховщику: {{phone}}. Номер моего полиса: {{number}}.',
  },
  ar: {
    name: 'العربية',
    text: 'لديّ تأمين. يُرجى الاتصال بشركة التأمين قبل العلاج: {{phone}}. رقم الوثيقة: {{number}}.',
  },
} as const;

type SentenceLanguage = keyof typeof sentences;

/** ISO 3166-1 numeric codes of countries where a doctor will read it. */
const spokenIn: Readonly<Record<Exclude<SentenceLanguage, 'en'>, readonly number[]>> = {
  tr: [turkeyCode, 995],
  /* Germany, Austria, Switzerland, Liechtenstein, Luxembourg */
  de: [276, 40, 756, 438, 442],
  /* France, Belgium, Switzerland, Luxembourg, Monaco */
  fr: [250, 56, 756, 442, 492],
  /* Italy, San Marino, Switzerland, Vatican */
  it: [380, 674, 756, 336],
  /* Spain, Andorra, Argentina, Chile, Colombia, Cuba, Mexico, Peru */
  es: [724, 20, 32, 152, 170, 192, 484, 604],
  /* Russia, Belarus, Kazakhstan, Kyrgyzstan */
  ru: [643, 112, 398, 417],
  /* Saudi Arabia, Emirates, Qatar, Kuwait, Bahrain, Oman, Jordan, Egypt, Iraq, Lebanon, Morocco, Tunisia, Algeria, Libya */
  ar: [682, 784, 634, 414, 48, 512, 400, 818, 368, 422, 504, 788, 12, 434],
};

const all = Object.keys(sentences) as SentenceLanguage[];
/** where a group of countries is insured; the others of ours are spoken outside it */
const ofGroups: readonly SentenceLanguage[] = ['en', 'de', 'fr', 'it', 'es'];

const languagesOf = (code: number): readonly SentenceLanguage[] => {
  if (isCountryGroup(code)) return ofGroups;
  const local = all.filter((language) => language !== 'en' && spokenIn[language].includes(code));
  return code === turkeyCode ? local : [...local, 'en'];
};

/**
 * The sentences for where a policy holds, those of the country first.
 * @param territory codes of the policy's countries or groups
 */
export const doctorSentences = (territory: readonly string[]): DoctorSentence[] =>
  [...new Set(territory.flatMap((code) => languagesOf(Number(code))))].map((language) => ({
    lang: language,
    ...sentences[language],
  }));
