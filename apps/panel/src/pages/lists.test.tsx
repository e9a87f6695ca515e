// @vitest-environment happy-dom
import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { applicationList } from '@sigorta/contracts/panel/applications';
import { auditList } from '@sigorta/contracts/panel/audit';
import { panelCancellations } from '@sigorta/contracts/panel/cancellations';
import { couponList } from '@sigorta/contracts/panel/coupons';
import { dataRequestList } from '@sigorta/contracts/panel/data-requests';
import { listChoices } from '@sigorta/contracts/panel/list-choices';
import { panelPaymentRequests } from '@sigorta/contracts/panel/payment-requests';
import { paymentList } from '@sigorta/contracts/panel/payments';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { policyList } from '@sigorta/contracts/panel/policies';
import { quoteList } from '@sigorta/contracts/panel/quotes';
import { peopleList } from '@sigorta/contracts/panel/staff-people';
import { panelTransfers } from '@sigorta/contracts/panel/transfers';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { panelPages } from '../app/panel-pages.ts';
import type { ListOperation } from '../list/machine/list-operation.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { ApplicationsPage } from './applications/ApplicationsPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { CancellationsPage } from './cancellations/CancellationsPage.tsx';
import { CouponsPage } from './coupons/CouponsPage.tsx';
import { DataRequestsPage } from './data-requests/DataRequestsPage.tsx';
import { PaymentRequestsPage } from './payment-requests/PaymentRequestsPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { PoliciesPage } from './policies/PoliciesPage.tsx';
import { QuotesPage } from './quotes/QuotesPage.tsx';
import { StaffPage } from './staff/StaffPage.tsx';
import { TransfersPage } from './transfers/TransfersPage.tsx';

interface ListCase {
  Page: ComponentType;
  path: string;
  title: string;
  operation: ListOperation;
  /** the whole answer as a test's gateway gives it */
  answer: object;
  /** heads of the columns, for an owner */
  columns: string[];
  /** a text of the first row, and what its cells say */
  row: [text: string, cells: string[]];
  detail?: [name: string, href: string];
  /** an address and what the gateway is asked for because of it */
  filters: [query: string, request: object][];
  /** words of every choice of a filter */
  options: [filter: string, words: string[]][];
  /** sorts that the heads ask for, in their order */
  sorts: string[];
  /** buttons of the first row by role */
  actions?: Partial<Record<Role, string[]>>;
  /** the button at the title, and a role that has none */
  head?: [button: string, without?: Role];
  tools?: ('Görünümler' | 'Dışa aktar')[];
}

const dask = { id: 'dask', name: 'DASK' };
const kaya = { id: 'kaya-acente', name: 'Kaya Acente' };
const acme = { id: 'acme', name: 'Acme Sigorta' };
const lira = (minor: number) => ({ minor, currency: 'TRY' as const });
const page = <Row extends object>(...rows: Row[]) => ({ rows, total: rows.length, more: false });
const answerOf = <O extends ListOperation>(_: O, answer: AnswerOf<O>): object => answer;
const choices = { products: [dask], insurers: [acme], partners: [kaya, { id: 'ak', name: 'Ak' }], staff: [] };

const cases: ListCase[] = [
  {
    Page: ApplicationsPage,
    path: '/panel/basvurular',
    title: 'Başvurular',
    operation: applicationList,
    answer: answerOf(
      applicationList,
      page({
        id: 'B-1042',
        kind: 'call-back',
        state: 'working',
        createdAt: '2026-11-20T09:05:00.000Z',
        name: 'Ş*** Ö*',
        phone: '532 *** ** 11',
        product: dask,
        partner: kaya,
        assignee: { id: 'person-0002', name: 'Ada Kurt' },
        dueOn: '2026-11-25',
      }),
    ),
    columns: ['No', 'Tarih', 'Ad soyad', 'Telefon', 'Tür', 'Sorumlu', 'Görev', 'Durum'],
    row: [
      'B-1042',
      [
        'B-1042',
        '20.11.2026 12:05',
        'Ş*** Ö*',
        '532 *** ** 11',
        'AranacakDASK',
        'Ada Kurt',
        '25.11.2026',
        'İşlemde',
      ],
    ],
    detail: ['B-1042', '/panel/basvurular/B-1042'],
    filters: [
      ['durum=done&tur=message', { state: 'done', kind: 'message' }],
      ['urun=dask&ortak=ak&sorumlu=none', { product: 'dask', partner: 'ak', assignee: 'none' }],
      ['ilk=2026-11-01&son=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ],
    options: [
      ['Durum', ['Tümü', 'Yeni', 'İşlemde', 'Tamamlandı']],
      ['Tür', ['Tümü', 'Teklif talebi', 'Mesaj', 'Aranacak']],
      ['Sorumlu', ['Tümü', 'Bana ait olanlar', 'Kimse']],
    ],
    sorts: ['created', 'due'],
    tools: ['Görünümler', 'Dışa aktar'],
  },
  {
    Page: QuotesPage,
    path: '/panel/teklifler',
    title: 'Teklifler',
    operation: quoteList,
    answer: answerOf(
      quoteList,
      page({
        id: 'quote-000001',
        createdAt: '2026-11-20T09:05:00.000Z',
        name: 'Ş*** Ö*',
        phone: '*** 20 11',
        stage: 'kept',
        assignee: { id: 'person-0002', name: 'Ada Kurt' },
        product: dask,
        partner: kaya,
        offers: 7,
        failures: 2,
        lowest: lira(123450),
        orderId: null,
      }),
    ),
    columns: ['Tarih', 'Ad soyad', 'Ürün', 'Teklif', 'Yanıt', 'En düşük', 'Sorumlu', 'Durum'],
    row: [
      'Ş*** Ö*',
      [
        '20.11.2026 12:05',
        'Ş*** Ö**** 20 11',
        'DASKKaya Acente',
        '7',
        '2 şirket vermedi',
        '1.234,50 TL',
        'Ada Kurt',
        'Saklandı',
      ],
    ],
    detail: ['20.11.2026 12:05', '/panel/teklifler/quote-000001'],
    filters: [
      ['urun=dask&ortak=ak', { product: 'dask', partner: 'ak' }],
      ['sorumlu=mine', { assignee: 'mine' }],
      ['durum=done&sirket=acme', {}],
    ],
    options: [['Ürün', ['Tümü', 'DASK']]],
    sorts: ['created'],
    tools: ['Görünümler', 'Dışa aktar'],
  },
  {
    Page: PoliciesPage,
    path: '/panel/policeler',
    title: 'Poliçeler',
    operation: policyList,
    answer: answerOf(
      policyList,
      page({
        orderId: 'order-000001',
        policyNo: 'P-77',
        name: 'Ş*** Ö*',
        product: dask,
        insurer: acme,
        partner: kaya,
        state: 'ISSUED',
        price: lira(50000),
        issuedAt: '2026-11-20T09:05:00.000Z',
        cover: { firstDay: '2026-11-20', lastDay: '2027-11-19' },
      }),
    ),
    columns: ['Poliçe no', 'Tarih', 'Bitiş', 'Ad soyad', 'Ürün', 'Prim', 'Durum'],
    row: [
      'P-77',
      ['P-77', '20.11.2026', '19.11.2027', 'Ş*** Ö*', 'DASKAcme Sigorta', '500,00 TL', 'Yürürlükte'],
    ],
    detail: ['P-77', '/panel/odemeler/order-000001'],
    filters: [
      ['biten=60&durum=CANCELLED', { endsWithin: 60, state: 'CANCELLED' }],
      ['sirket=acme&biten=0', { insurer: 'acme' }],
    ],
    options: [
      ['Durum', ['Tümü', 'Yürürlükte', 'İptal edildi']],
      ['Bitişi', ['Tümü', '15 gün içinde', '30 gün içinde', '60 gün içinde', '90 gün içinde']],
      ['Şirket', ['Tümü', 'Acme Sigorta']],
    ],
    sorts: ['issued', 'ends'],
    tools: ['Görünümler', 'Dışa aktar'],
  },
  {
    Page: PaymentsPage,
    path: '/panel/odemeler',
    title: 'Ödemeler',
    operation: paymentList,
    answer: answerOf(
      paymentList,
      page({
        orderId: 'order-000002',
        kind: 'payment',
        state: 'MANUAL',
        createdAt: '2026-11-20T09:05:00.000Z',
        updatedAt: '2026-11-20T10:00:00.000Z',
        name: 'Ş*** Ö*',
        product: { id: '', name: '' },
        partner: kaya,
        paid: null,
        cardEnd: null,
        lastTry: null,
      }),
    ),
    columns: ['Tarih', 'Ad soyad', 'Ürün', 'Ödenen', 'Son değişiklik', 'Durum'],
    row: [
      'Karar bekliyor',
      ['20.11.2026 12:05', 'Ş*** Ö*', 'Genel ödemeKaya Acente', '–', '20.11.2026 13:00', 'Karar bekliyor'],
    ],
    detail: ['20.11.2026 12:05', '/panel/odemeler/order-000002'],
    filters: [
      ['durum=REFUND_DUE&sirket=acme', { state: 'REFUND_DUE', insurer: 'acme' }],
      ['deneme=DECLINED', { tried: 'DECLINED' }],
    ],
    options: [
      [
        'Durum',
        [
          'Tümü',
          'Ödeme bekliyor',
          'Havale bekliyor',
          'Ödeniyor',
          'Ödendi',
          'Poliçe düzenleniyor',
          'Poliçe düzenlendi',
          'Teslim edildi',
          'İade sürüyor',
          'İade edildi',
          'Karar bekliyor',
        ],
      ],
    ],
    sorts: ['created', 'updated'],
    tools: ['Görünümler', 'Dışa aktar'],
  },
  {
    Page: CancellationsPage,
    path: '/panel/iptaller',
    tools: ['Dışa aktar'],
    title: 'İptaller',
    operation: panelCancellations,
    answer: answerOf(
      panelCancellations,
      page(
        {
          id: 'notice-00001',
          orderId: 'order-000001',
          state: 'refund-due',
          kind: 'withdrawal',
          product: dask,
          insurer: acme,
          policyNumber: 'P-77',
          buyer: 'Ş*** Ö*',
          requestedAt: '2026-11-10T09:00:00.000Z',
          dueAt: '2026-11-24T09:00:00.000Z',
          isOverdue: true,
          refund: lira(50000),
        },
        {
          id: 'notice-00002',
          orderId: 'order-000003',
          state: 'refused',
          kind: 'cancellation',
          product: dask,
          insurer: acme,
          policyNumber: 'P-78',
          buyer: 'A*** B*',
          requestedAt: '2026-11-10T09:00:00.000Z',
          dueAt: null,
          isOverdue: false,
          refund: lira(50000),
        },
      ),
    ),
    columns: ['Poliçe', 'Ürün', 'Alıcı', 'Durum', 'Son gün', 'Bildirim', 'İade'],
    row: [
      'P-77',
      ['P-77', 'DASKAcme Sigorta', 'Ş*** Ö*', 'İade sürüyor', '24.11.2026Gecikti', '10.11.2026', '500,00 TL'],
    ],
    detail: ['P-78', '/panel/iptaller/notice-00002'],
    filters: [
      ['durum=manual', { state: 'manual' }],
      ['state=manual', { state: 'manual' }],
      ['durum=PAID', {}],
    ],
    options: [
      [
        'Durum',
        [
          'Tümü',
          'Şirkete iletiliyor',
          'Kabul edilmedi',
          'İade sürüyor',
          'İade edildi',
          'İptal, iadesiz',
          'İnceleme bekliyor',
        ],
      ],
    ],
    sorts: ['due_at', 'requested_at'],
  },
  {
    Page: DataRequestsPage,
    path: '/panel/veri-talepleri',
    title: 'Veri talepleri',
    operation: dataRequestList,
    answer: answerOf(
      dataRequestList,
      page({
        id: 'request-0001',
        kind: 'deletion',
        state: 'open',
        phone: '532 *** ** 11',
        partner: kaya,
        language: 'tr',
        kept: 2,
        askedAt: '2026-10-01T09:00:00.000Z',
        dueAt: '2026-10-31T09:00:00.000Z',
        isOverdue: true,
        doneAt: null,
        doneBy: null,
      }),
    ),
    columns: [
      'Telefon',
      'İstek',
      'Durum',
      'Son gün',
      'Geldiği gün',
      'Saklanan alım',
      'İş ortağı',
      'Tamamlayan',
      'İşlem',
    ],
    row: [
      '532 *** ** 11',
      [
        '532 *** ** 11',
        'Silme',
        'Açık',
        '31.10.2026Gecikti',
        '01.10.2026',
        '2',
        'Kaya Acente',
        '',
        'Tamamlandı yap',
      ],
    ],
    filters: [
      ['durum=done', { state: 'done' }],
      ['state=open', { state: 'open' }],
    ],
    options: [['Durum', ['Tümü', 'Açık', 'Tamamlandı']]],
    sorts: ['due_at', 'asked_at'],
    actions: { owner: ['Tamamlandı yap'], 'call-centre': ['Tamamlandı yap'] },
  },
  {
    Page: TransfersPage,
    path: '/panel/havaleler',
    tools: ['Dışa aktar'],
    title: 'Havaleler',
    operation: panelTransfers,
    answer: answerOf(
      panelTransfers,
      page({
        id: 'transfer-0001',
        state: 'case',
        reference: 'ABCD1234',
        amount: lira(50000),
        open: lira(40000),
        isAsked: false,
        verdict: 'wrong-amount',
        mayTake: false,
        buyer: 'Ş*** Ö*',
        subject: 'DASK',
        expiresAt: '2026-11-22T09:00:00.000Z',
        createdAt: '2026-11-20T09:00:00.000Z',
      }),
    ),
    columns: ['Referans', 'Durum', 'Beklenen', 'Gelen', 'Alıcı', 'Hesaba son ulaşma', 'İşlemler'],
    row: [
      'Tutar tutmuyor',
      [
        'ABCD-1234',
        'Tutar tutmuyor',
        '500,00 TL',
        '400,00 TL',
        'Ş*** Ö*DASK',
        '22.11.2026 12:00',
        'Karar verGeldi',
      ],
    ],
    filters: [['durum=case', { state: 'case' }]],
    options: [
      [
        'Durum',
        ['Tümü', 'Bekleniyor', 'Karar bekliyor', 'Onaylandı', 'Süresi doldu', 'Kartla ödendi', 'Kapatıldı'],
      ],
    ],
    sorts: ['amount', 'expires_at'],
    actions: { owner: ['Karar ver', 'Geldi'], finance: ['Karar ver', 'Geldi'], agent: [], 'call-centre': [] },
  },
  {
    Page: PaymentRequestsPage,
    path: '/panel/tahsilat',
    title: 'Ödeme istekleri',
    operation: panelPaymentRequests,
    answer: answerOf(
      panelPaymentRequests,
      page({
        id: 'request-0001',
        state: 'open',
        amount: lira(125050),
        purpose: 'İkinci taksit',
        reference: 'P-77/2',
        name: 'Ş*** Ö*',
        language: 'tr',
        createdBy: 'Ada Kurt',
        createdAt: '2026-11-20T09:00:00.000Z',
        expiresAt: '2026-11-27T09:00:00.000Z',
        channels: ['sms'],
      }),
    ),
    columns: ['Konu', 'Kişi', 'Durum', 'Tutar', 'Son ödeme zamanı', 'İsteyen', 'İşlemler'],
    row: [
      'İkinci taksit',
      [
        'İkinci taksitP-77/2',
        'Ş*** Ö*',
        'Bekliyor',
        '1.250,50 TL',
        '27.11.2026 12:00',
        'Ada Kurt',
        'BağlantıGeri al',
      ],
    ],
    filters: [['durum=paid', { state: 'paid' }]],
    options: [['Durum', ['Tümü', 'Bekliyor', 'Ödendi', 'Geri alındı', 'Süresi doldu']]],
    sorts: ['amount', 'expires_at'],
    actions: { owner: ['Bağlantı', 'Geri al'], agent: ['Bağlantı', 'Geri al'] },
    head: ['Yeni istek', 'read-only'],
  },
  {
    Page: CouponsPage,
    path: '/panel/kuponlar',
    title: 'Kuponlar',
    operation: couponList,
    answer: answerOf(couponList, {
      ...page({
        code: 'BAHAR26',
        kind: 'percent',
        value: 15,
        product: null,
        validFrom: '2026-10-31T21:00:00.000Z',
        validUntil: '2026-11-30T21:00:00.000Z',
        maxUses: 1000,
        uses: 12,
        state: 'live',
      } as const),
      products: [dask],
    }),
    columns: ['Kod', 'İndirim', 'Ürün', 'İlk gün', 'Son gün', 'Kullanım', 'Durum', 'Bitir'],
    row: [
      'BAHAR26',
      ['BAHAR26', '%15', 'Tüm ürünler', '01.11.2026', '30.11.2026', '12 / 1.000', 'Geçerli', 'Bitir'],
    ],
    filters: [
      ['durum=ended', { state: 'ended' }],
      ['state=used-up', { state: 'used-up' }],
    ],
    options: [['Durum', ['Tümü', 'Geçerli', 'Başlayacak', 'Bitti', 'Hakkı doldu']]],
    sorts: ['code', 'valid_from', 'valid_until', 'uses'],
    actions: { owner: ['Bitir'], finance: ['Bitir'] },
    head: ['Yeni kupon', 'read-only'],
  },
  {
    Page: StaffPage,
    path: '/panel/kullanicilar',
    title: 'Kullanıcılar',
    operation: peopleList,
    answer: answerOf(peopleList, {
      ...page({
        id: 'person-0002',
        name: 'Ada Kurt',
        email: 'ada@ornek.com',
        role: 'agent',
        partner: kaya,
        state: 'invited',
        secondFactor: false,
        createdAt: '2026-11-20T09:00:00.000Z',
        own: false,
        lastOwner: false,
      } as const),
      partners: [kaya],
    }),
    columns: ['Ad soyad', 'Rol', 'İş ortağı', 'Durum', 'İki adımlı giriş', 'Eklendi', 'Yönet'],
    row: [
      'ada@ornek.com',
      ['Ada Kurtada@ornek.com', 'Acente', 'Kaya Acente', 'Davet edildi', 'Kurulmadı', '20.11.2026', 'Yönet'],
    ],
    filters: [
      ['rol=finance&durum=off&ortak=kaya-acente', { role: 'finance', state: 'off', partner: 'kaya-acente' }],
      ['rol=captain', {}],
    ],
    options: [
      ['Rol', ['Tümü', 'Yönetici', 'Acente', 'Çağrı merkezi', 'Finans', 'İzleyici', 'Denetçi']],
      ['Durum', ['Tümü', 'Davet edildi', 'Etkin', 'Kapalı']],
      ['İş ortağı', ['Tümü', 'Kaya Acente']],
    ],
    sorts: ['name', 'role', 'created_at'],
    actions: { owner: ['Yönet'] },
    head: ['Kullanıcı davet et', 'finance'],
  },
  {
    Page: AuditPage,
    path: '/panel/denetim',
    title: 'Denetim kaydı',
    operation: auditList,
    answer: answerOf(auditList, {
      ...page({
        number: 4711,
        at: '2026-11-20T09:05:00.000Z',
        by: { id: 'person-0002', name: 'Ada Kurt' },
        action: 'refund.asked',
        subject: { kind: 'purchase', id: 'order-000001' },
        partner: kaya,
        reason: null,
        detail: {},
        hash: 'abc',
      }),
      people: [{ id: 'person-0002', name: 'Ada Kurt' }],
      actions: ['refund.asked', 'coupon.ended', 'odd.code'],
    }),
    columns: ['Zaman', 'Kişi', 'İşlem', 'Konu', 'İş ortağı', 'Ayrıntı'],
    row: [
      '#4711',
      [
        '20.11.2026 12:05#4711',
        'Ada Kurt',
        'İade istedi',
        'Satın almaorder-000001',
        'Kaya Acente',
        'Ayrıntı',
      ],
    ],
    filters: [
      ['kisi=none&islem=refund.asked', { person: 'none', action: 'refund.asked' }],
      ['ilk=2026-11-01&son=2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
      ['kisi=x&ilk=yesterday', {}],
    ],
    options: [
      ['Kişi', ['Tümü', 'Ada Kurt', 'Oturum açmamış']],
      ['İşlem', ['Tümü', 'İade istedi', 'Kuponu bitirdi', 'odd.code']],
    ],
    sorts: ['number'],
    actions: { owner: ['Ayrıntı'], auditor: ['Ayrıntı'] },
    tools: ['Dışa aktar'],
  },
];

const gatewayOf = ({ operation, answer }: ListCase): FakeGateway => {
  const gateway = fakeGateway();
  gateway.answerBy(operation, () => answer as AnswerOf<ListOperation>);
  gateway.answer(listChoices, choices);
  return gateway;
};

const words = (elements: Iterable<HTMLElement>) => [...elements].map((one) => one.textContent ?? '');

describe.each(cases)('$path', (one) => {
  const {
    Page,
    path,
    title,
    operation,
    columns,
    row,
    detail,
    filters,
    options,
    sorts,
    actions,
    head,
    tools,
  } = one;
  const show = async (query = '', role: Role = 'owner') => {
    const gateway = gatewayOf(one);
    const page = await renderPanel(<Page />, { gateway, role, path: path + query });
    return { gateway, page };
  };

  test('is named like the page, and its page asks for the permission its operation asks for', async () => {
    const { page } = await show();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(page.getByRole('table', { name: title })).toBeTruthy();
    expect(panelPages.find((known) => known.path === path)?.permission).toBe(operation.permission);
  });

  test('shows its columns, and a row in them', async () => {
    const { page } = await show();
    expect(words(page.getAllByRole('columnheader'))).toEqual(columns);
    expect(page.cells(row[0])).toEqual(row[1]);
  });

  test.runIf(detail)('leads to the page of a row', async () => {
    const { page } = await show();
    expect(page.getByRole('link', { name: detail?.[0] ?? '' }).getAttribute('href')).toBe(detail?.[1]);
  });

  test.each(filters)('?%s asks as the contract says', async (query, wanted) => {
    const { gateway } = await show(`?${query}`);
    expect(gateway.calls(operation)).toEqual([
      { page: 1, ascending: false, ...wanted } as RequestOf<ListOperation>,
    ]);
  });

  test.each(options)('the filter %s has its choices in words', async (filter, wanted) => {
    const { page } = await show();
    const select = page.getByLabelText(filter, { selector: 'select' });
    expect(words(select.querySelectorAll('option'))).toEqual(wanted);
  });

  test('is sorted by what the contract can sort by', async () => {
    const { gateway, page } = await show();
    const count = page.getAllByRole('button', { name: /sütununa göre sırala/ }).length;
    for (let at = 0; at < count; at += 1) {
      const button = page.getAllByRole('button', { name: /sütununa göre sırala/ })[at];
      if (button) await page.user.click(button);
    }
    const asked = gateway.calls(operation).slice(1) as { sort?: string }[];
    expect(asked.map(({ sort }) => sort)).toEqual(sorts);
  });

  test.each(Object.entries(actions ?? {}))('a row has the actions of the role %s', async (role, wanted) => {
    const { page } = await show('', role as Role);
    expect(words(page.row(row[0]).queryAllByRole('button'))).toEqual(wanted);
  });

  test.runIf(head)('something can be added, by who may', async () => {
    const { page } = await show();
    expect(page.getByRole('button', { name: head?.[0] ?? '' })).toBeTruthy();
    page.unmount();
    const { page: other } = await show('', head?.[1]);
    expect(other.queryByRole('button', { name: head?.[0] ?? '' })).toBeNull();
  });

  test('offers views and files where it is written so', async () => {
    const { page } = await show();
    const offered = ['Görünümler', 'Dışa aktar'].filter((name) => page.queryByRole('button', { name }));
    expect(offered).toEqual(tools ?? []);
  });
});
