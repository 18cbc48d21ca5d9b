import type { FastifyPluginAsync } from 'fastify';
import { Permission } from '../../../../rules/permissions.ts';
import type { CardEventService } from './card-events.service.ts';

/** Bytes; a message of Stripe has a few thousand. */
const BODY_LIMIT = 256 * 1024;

/** Where Stripe tells what happened. It proves who it is by signing the body, byte for byte. */
export function cardWebhook(events: CardEventService): FastifyPluginAsync {
  return async (server) => {
    server.removeContentTypeParser('application/json');
    server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    server.post<{ Body: Buffer }>(
      '/webhooks/stripe',
      { bodyLimit: BODY_LIMIT, config: { permission: Permission.PUBLIC } },
      async (request, reply) => {
        await events.receive(request.body, String(request.headers['stripe-signature'] ?? ''));
        return reply.header('cache-control', 'no-store').send({ received: true });
      },
    );
  };
}
