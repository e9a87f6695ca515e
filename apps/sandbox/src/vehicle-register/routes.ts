import { vehicleRegisterRequestSchema } from '@sigorta/contracts/upstream/vehicle-register';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';
import { carOf } from './cars.ts';

/** The register of vehicles with its faults; layout in WIRES.md. */
export const vehicleRegisterRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/vehicles/v1/vehicles/find', async (request, reply) => {
    const takes = (fault: string) => world.faults.takes('vehicle', fault);
    const letGo = letGoOf(world, reply);
    await pause(world.faults.state('vehicle').delayMs ?? 0, letGo);
    if (takes('hang')) return silence(reply, letGo);
    if (takes('down')) return reply.code(503).send({ message: 'service unavailable' });
    if (takes('garbage')) return reply.send({ vehicle: 'garbage' });
    const asked = v.safeParse(vehicleRegisterRequestSchema, request.body);
    if (!asked.success) return reply.code(400).send({ message: 'bad request' });
    const { plate, documentSerial } = asked.output;
    return carOf(plate, documentSerial) ?? reply.code(404).send({ message: 'not found' });
  });
};
