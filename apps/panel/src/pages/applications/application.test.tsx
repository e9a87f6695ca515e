// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import {
  applicationChange,
  applicationDetail,
  applicationNote,
  applicationTask,
  applicationTaskDone,
} from '@sigorta/contracts/panel/applications';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { reveal } from '@sigorta/contracts/panel/reveal';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ApplicationPage } from './ApplicationPage.tsx';

type Application = AnswerOf<typeof applicationDetail>;

const id = 'B-1042-0001';
const one: Application = {
  id,
  kind: 'request',
  state: 'new',
  createdAt: '2026-11-20T09:05:00.000Z',
  name: 'Ş*** Ö*',
  phone: '532 *** ** 11',
  product: { id: 'dask', name: 'DASK' },
  partner: { id: 'kaya-acente', name: 'Kaya Acente' },
  assignee: null,
  assignees: [{ id: 'person-0002', name: 'Ada Kurt' }],
  dueOn: null,
  email: null,
  language: 'ru',
  message: 'Akşam arayın',
  answers: [{ label: 'Oda sayısı', value: '4' }],
  consents: [],
  notes: [],
  tasks: [],
};
const task = { id: 'task-000001', by: 'Ada Kurt', text: 'Ara', dueOn: '2026-11-20', doneAt: null };

afterEach(() => {
  vi.useRealTimers();
});

const show = async (part: Partial<Application> = {}, role: Role = 'call-centre') => {
  const gateway = fakeGateway();
  gateway.answer(applicationDetail, { ...one, ...part });
  for (const operation of [applicationChange, applicationNote, applicationTask, applicationTaskDone])
    gateway.answer(operation, { success: true });
  const page = await renderPanel(
    <PageId value={id}>
      <ApplicationPage />
    </PageId>,
    { gateway, role, path: `/panel/basvurular/${id}` },
  );
  return { gateway, page };
};

test('an application says who asked for what, and in which words', async () => {
  const { gateway, page } = await show();
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(`Başvuru ${id}`);
  expect(page.getByText(/Teklif talebi · DASK · Kaya Acente/)).toBeTruthy();
  expect(page.getByText('Akşam arayın')).toBeTruthy();
  expect(page.getByText('Oda sayısı')).toBeTruthy();
  expect(page.getByText('Rusça')).toBeTruthy();
  expect(page.getByText('Onay yok')).toBeTruthy();
  expect(gateway.calls(applicationDetail)).toEqual([{ id }]);
});

test('a list that was left leads back to it', async () => {
  const { page } = await show();
  expect(page.getByRole('link', { name: 'Listeye dön' }).getAttribute('href')).toBe('/panel/basvurular');
});

test('how far it is and who works on it are kept as they are chosen', async () => {
  const { gateway, page } = await show();
  await page.user.selectOptions(page.getByLabelText('Durum'), 'İşlemde');
  await page.user.selectOptions(page.getByLabelText('Sorumlu'), 'Ada Kurt');
  expect(gateway.calls(applicationChange)).toEqual([
    { id, state: 'working', was: { state: 'new', assigneeId: null } },
    { id, assigneeId: 'person-0002', was: { state: 'new', assigneeId: null } },
  ]);
  await page.settle();
  expect(gateway.calls(applicationDetail)).toHaveLength(3);
});

test('an assignee whom the reader does not know stays a choice', async () => {
  const { page } = await show({ assignee: { id: 'person-0009', name: 'Can Ak' } });
  const select = page.getByLabelText('Sorumlu') as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('Can Ak');
});

test('who only looks changes nothing and writes nothing', async () => {
  const { page } = await show({ tasks: [task] }, 'read-only');
  expect(page.getByLabelText('Durum').hasAttribute('disabled')).toBe(true);
  expect(page.getByLabelText('Sorumlu').hasAttribute('disabled')).toBe(true);
  expect(page.queryByLabelText('Yeni not')).toBeNull();
  expect(page.queryByRole('button', { name: 'Görev ekle' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Bitti: Ara' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Göster: Ad soyad' })).toBeNull();
});

test('a refused change is told', async () => {
  const { gateway, page } = await show();
  gateway.refuse(applicationChange, 'not-found');
  await page.user.selectOptions(page.getByLabelText('Durum'), 'Tamamlandı');
  expect(page.getByRole('alert').textContent).toContain('Bu kayıt bulunamadı.');
});

test('a note is written, and the field is empty again', async () => {
  const { gateway, page } = await show();
  expect(page.getByText('Henüz not yok.')).toBeTruthy();
  await page.user.type(page.getByLabelText('Yeni not'), 'Yarın arayacak');
  gateway.answer(applicationDetail, {
    ...one,
    notes: [{ id: 'note-000001', by: 'Deniz Er', at: '2026-11-21T09:00:00.000Z', text: 'Yarın arayacak' }],
  });
  await page.user.click(page.getByRole('button', { name: 'Notu ekle' }));
  await page.settle();
  expect(gateway.calls(applicationNote)).toEqual([{ id, text: 'Yarın arayacak' }]);
  expect((page.getByLabelText('Yeni not') as HTMLTextAreaElement).value).toBe('');
  expect(page.getByText('Yarın arayacak')).toBeTruthy();
  expect(page.getByText('Deniz Er')).toBeTruthy();
});

test('an empty note is not sent', async () => {
  const { gateway, page } = await show();
  await page.user.type(page.getByLabelText('Yeni not'), '   ');
  await page.user.click(page.getByRole('button', { name: 'Notu ekle' }));
  expect(page.getByText('Notu yazın.')).toBeTruthy();
  expect(gateway.calls(applicationNote)).toEqual([]);
});

test('a note that could not be kept stays in its field', async () => {
  const { gateway, page } = await show();
  gateway.refuse(applicationNote, 'offline');
  await page.user.type(page.getByLabelText('Yeni not'), 'Yarın arayacak');
  await page.user.click(page.getByRole('button', { name: 'Notu ekle' }));
  expect(page.getByRole('alert').textContent).toContain('Sunucuya ulaşılamadı.');
  expect((page.getByLabelText('Yeni not') as HTMLTextAreaElement).value).toBe('Yarın arayacak');
});

test('a task wants words and a day', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Görev ekle' }));
  expect(page.getByText('Yapılacak işi yazın.')).toBeTruthy();
  expect(page.getByText('Bir gün seçin.')).toBeTruthy();
  expect(gateway.calls(applicationTask)).toEqual([]);
  await page.user.type(page.getByLabelText('Yapılacak iş'), 'Teklif gönder');
  await page.user.type(page.getByLabelText('Son gün'), '30.11.2026');
  await page.user.click(page.getByRole('button', { name: 'Görev ekle' }));
  expect(gateway.calls(applicationTask)).toEqual([{ id, text: 'Teklif gönder', dueOn: '2026-11-30' }]);
});

test('a task is late after its day, and is ticked off', async () => {
  const { gateway, page } = await show({ tasks: [task] });
  expect(page.getByText('Gecikti')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Bitti: Ara' }));
  expect(gateway.calls(applicationTaskDone)).toEqual([{ id, taskId: 'task-000001' }]);
  await page.settle();
  expect(gateway.calls(applicationDetail)).toHaveLength(2);
});

test.each([
  ['is due today', { dueOn: '2026-11-21' }],
  ['is done', { doneAt: '2026-11-20T09:00:00.000Z' }],
])('a task that %s is not late', async (_, part) => {
  const { page } = await show({ tasks: [{ ...task, ...part }] });
  expect(page.queryByText('Gecikti')).toBeNull();
});

test('a masked field is shown for a minute to who says why', async () => {
  const { gateway, page } = await show();
  gateway.answer(reveal, { value: '532 123 45 11' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await page.user.click(page.getByRole('button', { name: 'Göster: Telefon' }));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'Müşteri aranacak');
  await page.user.click(page.getByRole('button', { name: 'Göster' }));
  expect(gateway.calls(reveal)).toEqual([
    { subject: 'application', id, field: 'phone', reason: 'Müşteri aranacak' },
  ]);
  expect(page.getByText('532 123 45 11')).toBeTruthy();
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(page.queryByText('532 123 45 11')).toBeNull();
  expect(page.getByText('532 *** ** 11')).toBeTruthy();
});

test('one reason opens the other fields of the record, and goes with each of them', async () => {
  const { gateway, page } = await show();
  gateway.answer(reveal, { value: '532 123 45 11' });
  await page.user.click(page.getByRole('button', { name: 'Göster: Telefon' }));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'Müşteri aranacak');
  await page.user.click(page.getByRole('button', { name: 'Göster' }));
  gateway.answer(reveal, { value: 'Şule Öz' });
  await page.user.click(page.getByRole('button', { name: 'Göster: Ad soyad' }));
  expect(await page.findByText('Şule Öz')).toBeTruthy();
  expect(gateway.calls(reveal).map(({ field, reason }) => [field, reason])).toEqual([
    ['phone', 'Müşteri aranacak'],
    ['name', 'Müşteri aranacak'],
  ]);
});

test('nothing is shown for a word that is no reason', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Göster: Ad soyad' }));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'merak');
  await page.user.click(page.getByRole('button', { name: 'Göster' }));
  expect(page.getByText('En az 10 harfle yazın.')).toBeTruthy();
  expect(gateway.calls(reveal)).toEqual([]);
});

test('a field nobody filled in is told so', async () => {
  const { gateway, page } = await show();
  gateway.answer(reveal, { value: null });
  await page.user.click(page.getByRole('button', { name: 'Göster: Ad soyad' }));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'Müşteri aranacak');
  await page.user.click(page.getByRole('button', { name: 'Göster' }));
  expect(page.getByText('Kayıtlı değil')).toBeTruthy();
});

test('a refused reveal is told in its dialog', async () => {
  const { gateway, page } = await show();
  gateway.refuse(reveal, 'too-many-requests');
  await page.user.click(page.getByRole('button', { name: 'Göster: Ad soyad' }));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'Müşteri aranacak');
  await page.user.click(page.getByRole('button', { name: 'Göster' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('Kurum yöneticisine haber verildi');
});

test('a look that fails in passing right after an act leaves the page and what is half typed on it', async () => {
  const { gateway, page } = await show();
  await page.user.type(page.getByLabelText('Yeni not'), 'Müşteri akşam');
  gateway.refuse(applicationDetail, 'service-unavailable');
  await page.user.selectOptions(page.getByLabelText('Durum'), 'İşlemde');
  await page.settle();
  expect(page.getByText('Bu sayfa yenilenemedi')).toBeTruthy();
  expect(page.getByLabelText('Yeni not')).toHaveProperty('value', 'Müşteri akşam');
  gateway.answer(applicationDetail, { ...one, state: 'working' });
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await page.settle();
  expect(page.queryByText('Bu sayfa yenilenemedi')).toBeNull();
  expect(page.getByLabelText('Yeni not')).toHaveProperty('value', 'Müşteri akşam');
});

test.each([['not-allowed'], ['not-found']] as const)(
  'after %s nothing of the record is shown any more',
  async (code) => {
    const { gateway, page } = await show();
    gateway.refuse(applicationDetail, code);
    await page.user.selectOptions(page.getByLabelText('Durum'), 'İşlemde');
    await page.settle();
    expect(page.queryByText('Akşam arayın')).toBeNull();
  },
);
