import type { FastifyPluginAsync } from 'fastify';
import { Permission } from '../../../../rules/permissions.ts';
import { STOP_PATH, type WeeklyMailService } from './weekly-mail.service.ts';

/**
 * What a mail program does at its own "Unsubscribe" (RFC 8058): it posts to the address in the letter's header. Who opens that
 * address gets the page with the button, because programs that look at links would end the letters otherwise.
 */
export function weeklyMailRoutes(weeklyMail: WeeklyMailService): FastifyPluginAsync {
  return async (server) => {
    const config = { permission: Permission.PUBLIC };
    server.removeAllContentTypeParsers();
    // What it sends with it says nothing that the address does not.
    server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null),
    );
    server.post<{ Params: { token: string } }>(`${STOP_PATH}/:token`, { config }, async (request, reply) => {
      await weeklyMail.stop(request.params.token);
      return reply.header('cache-control', 'no-store').send('');
    });
    server.get<{ Params: { token: string } }>(`${STOP_PATH}/:token`, { config }, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/weekly-email#${encodeURIComponent(request.params.token)}`),
    );
  };
}
