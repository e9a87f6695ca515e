import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: { tr: 'DASK', en: 'DASK Earthquake', ru: 'DASK: землетрясение', ar: 'تأمين الزلازل DASK' },
  menu: { tr: 'DASK', en: 'DASK earthquake', ru: 'DASK', ar: 'تأمين الزلازل' },
  text: {
    tr: 'Zorunlu deprem sigortası, resmî primle ve dakikalar içinde.',
    en: 'Compulsory earthquake insurance at the official premium.',
    ru: 'Обязательное страхование от землетрясений по официальному тарифу.',
    ar: 'تأمين الزلازل الإلزامي بالقسط الرسمي.',
  },
  title: {
    tr: 'DASK: zorunlu deprem sigortası primi ve poliçesi',
    en: 'DASK: compulsory earthquake insurance in Türkiye',
    ru: 'DASK: обязательное страхование от землетрясений',
    ar: 'داسك DASK: تأمين الزلازل الإلزامي في تركيا',
  },
  description: {
    tr: 'DASK priminizi resmî tarifeyle görün, adres kodunuzu bulun, isteğe bağlı ekleri karşılaştırın ve poliçenizi hemen indirin.',
    en: 'See your DASK premium by the official tariff, find your address code, compare optional extras and download the policy at once.',
    ru: 'Узнайте стоимость DASK по официальному тарифу, найдите код адреса, сравните добровольные пакеты и сразу скачайте полис.',
    ar: 'اعرف قسط DASK بالتعريفة الرسمية، وجد رمز عنوانك، وقارن الإضافات الاختيارية ونزّل الوثيقة فورًا.',
  },
};
