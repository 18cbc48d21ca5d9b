import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Permission } from '../../../rules/permissions.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { ownDataPage } from './own-data-page.ts';

interface OwnData {
  /** Also the file's name. */
  name: string;
  permission: Permission;
  /** Everything that is kept about the caller. */
  collect(viewer: Viewer): Promise<object>;
}

/**
 * Serves people their own data, to themselves alone: as a file for programs at `/exports/<name>.json`, and the same as a
 * page to read at `/exports/<name>.html?lang=gu`.
 */
export function ownDataRoute({ name, permission, collect }: OwnData): FastifyPluginAsync {
  return async (app) => {
    const own = {
      exposeHeadRoute: false,
      config: { permission },
      onRequest: async (request: FastifyRequest, reply: { header(name: string, value: string): unknown }) => {
        reply.header('cache-control', 'no-store');
        await request.context.require(permission);
      },
    };
    const collected = async (request: FastifyRequest) => collect(await request.context.viewer());
    app.get(`/exports/${name}.json`, {
      ...own,
      handler: async (request, reply) =>
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}.json"`)
          // Indented, because people read it.
          .send(JSON.stringify(await collected(request), null, 2)),
    });
    app.get<{ Querystring: { lang?: unknown } }>(`/exports/${name}.html`, {
      ...own,
      handler: async (request, reply) => {
        const language = await request.context.language(request.query.lang);
        return reply.type('text/html; charset=utf-8').send(ownDataPage(await collected(request), language));
      },
    });
  };
}
