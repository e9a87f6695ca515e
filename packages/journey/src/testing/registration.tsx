import { livePrice } from '@sigorta/contracts/operations/live-price';
import { type ToldFacts, vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import type { VehicleFacts } from '@sigorta/contracts/vehicle';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { FormPage } from '../form/FormPage.tsx';
import { forgetValues } from '../form/kept-values.ts';
import { forgetAsked } from '../form/register/asked-cars.ts';
import { forgetFilled } from '../form/register/filled.ts';
import { fill } from './fill.ts';
import { renderJourney } from './render-journey.tsx';
import { sampleCar } from './sample-car.ts';
import { sampleLiveAnswer } from './sample-live-answer.ts';

export const egea: VehicleFacts = {
  makeAndModel: 'Fiat Egea 1.4',
  modelYear: 2023,
  vehicleType: 'car',
  usage: 'commercial',
  province: 34,
  valueBand: 'upTo1500',
  noClaimsStep: 6,
};
export const papers = { Plaka: '34 elf 728', 'Ruhsat seri numarası': 'ab 123456' };

/** As in a tab that was opened just now. */
export const beginAnew = (): void => {
  sessionStorage.clear();
  forgetValues(sampleCar.id);
  forgetFilled(sampleCar.id);
  forgetAsked(sampleCar.id);
};

export async function show(gateway: FakeGateway = fakeGateway(), boot = {}) {
  gateway.answer(livePrice, sampleLiveAnswer([94_921]));
  const page = await renderJourney(<FormPage />, {
    gateway,
    page: 'form',
    product: sampleCar,
    boot: { findsVehicles: true, ...boot },
  });
  const press = async (name: string) => page.user.click(await page.findByRole('button', { name }));
  return { gateway, page, press };
}

/** Opened, and both numbers typed. */
export async function opened(gateway = fakeGateway()) {
  const shown = await show(gateway);
  await shown.press('Ruhsattan doldur');
  await shown.page.findByLabelText('Plaka');
  fill(shown.page, papers);
  return shown;
}

export async function asked(gateway: FakeGateway) {
  const shown = await opened(gateway);
  await shown.press('Aracı bul, formu doldur');
  return shown;
}

export const found = (facts: ToldFacts = egea) => {
  const gateway = fakeGateway();
  gateway.answer(vehicleFind, facts);
  return gateway;
};
