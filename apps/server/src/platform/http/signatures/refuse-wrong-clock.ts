import type { FastifyInstance } from 'fastify';
import type { ClockWatch } from '../../clock-watch.ts';
import { AppError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call moves value or reports that value has moved. */
    movesValue?: boolean;
  }
}

/** While the clock is wrong nothing that moves value is begun or called back: deadlines and limits could not be kept. */
export function refuseOnWrongClock(server: FastifyInstance, clockWatch: ClockWatch): void {
  server.addHook('onRequest', async (request) => {
    if (!clockWatch.right && request.routeOptions.config.movesValue === true)
      throw new AppError('overloaded');
  });
}
