import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { Permission } from '../../../rules/permissions.ts';
import { postgresUrl } from '../../database/data-source.ts';
import { Readiness } from '../../database/readiness.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve, that is, its database answers; while it stops,
 * Fastify answers everything with 503.
 */
export function registerHealth(app: FastifyInstance, dataSource: DataSource): void {
  const config = { permission: Permission.PUBLIC };
  const readiness = new Readiness(postgresUrl(dataSource));
  app.addHook('onClose', () => readiness.close());

  app.get('/health/live', { config, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/health/ready', { config, logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await readiness.isDatabaseThere();
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    return { status: isReady ? 'ok' : 'unavailable' };
  });
}
