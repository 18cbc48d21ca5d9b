import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { Permission } from '../../rules/permissions.ts';

/** Milliseconds a readiness check waits for the database. */
const DATABASE_PATIENCE = 2_000;

async function isDatabaseThere(dataSource: DataSource): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_PATIENCE);
  });
  const check = dataSource.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([check, patience]).finally(() => clearTimeout(timer));
}

/** `/health/live`: the process answers. `/health/ready`: it can serve, that is, its database answers. */
export function registerHealth(app: FastifyInstance, dataSource: DataSource): void {
  const config = { permission: Permission.PUBLIC };
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/health/live', { config, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/health/ready', { config, logLevel: 'warn' }, async (_request, reply) => {
    const isReady = !isStopping && (await isDatabaseThere(dataSource));
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    return { status: isReady ? 'ok' : 'unavailable' };
  });
}
