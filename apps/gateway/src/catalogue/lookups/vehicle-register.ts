import { vehicleRegisterAnswerSchema } from '@sigorta/contracts/upstream/vehicle-register';
import type { VehicleFacts, VehicleKey } from '@sigorta/contracts/vehicle';
import type { Egress } from '@sigorta/egress/egress';
import { lineAgent } from '@sigorta/egress/line-agent';
import * as v from 'valibot';
import { callUpstream } from '../../platform/upstream/call-upstream.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';

export interface VehicleRegister {
  /**
   * What the register says of a car, null when it knows none by this plate and serial. Asked anew each time: who had which
   * car in hand when is kept nowhere.
   * @throws UpstreamError
   */
  find: (key: VehicleKey) => Promise<VehicleFacts | null>;
  close: () => Promise<void>;
}

const timeoutMs = 5_000;
const maxBytes = 16 * 1024;

const read = (body: Buffer): VehicleFacts => {
  try {
    return v.parse(vehicleRegisterAnswerSchema, JSON.parse(body.toString('utf8')));
  } catch {
    throw new UpstreamError('invalid-answer', 200);
  }
};

export const createVehicleRegister = (url: string, egress: Egress): VehicleRegister => {
  const agent = lineAgent(egress, { connections: 8, connect: { timeout: timeoutMs } });
  return {
    find: async (key) => {
      const answer = await callUpstream({
        to: { peer: 'vehicle-register', call: 'find' },
        url: `${url}/v1/vehicles/find`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(key),
        dispatcher: agent,
        timeoutMs,
        maxBytes,
      });
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw new UpstreamError('unavailable', answer.status);
      return read(answer.body);
    },
    close: () => agent.destroy(),
  };
};
