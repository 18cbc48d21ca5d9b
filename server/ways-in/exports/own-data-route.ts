import type { FastifyPluginAsync } from 'fastify';
import type { Permission } from '../../../rules/permissions.ts';
import type { Viewer } from '../../identity/viewer.ts';

interface OwnData {
  /** Also the file's name. */
  name: string;
  permission: Permission;
  /** Everything that is kept about the caller. */
  collect(viewer: Viewer): Promise<object>;
}

/** Serves people their own data as a file, at `/exports/<name>.json`, to themselves alone. */
export function ownDataRoute({ name, permission, collect }: OwnData): FastifyPluginAsync {
  return async (app) => {
    app.get(`/exports/${name}.json`, {
      exposeHeadRoute: false,
      config: { permission },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await request.context.require(permission);
      },
      handler: async (request, reply) => {
        const data = await collect(await request.context.viewer());
        return (
          reply
            .type('application/json; charset=utf-8')
            .header('content-disposition', `attachment; filename="${name}.json"`)
            // Indented, because people read it.
            .send(JSON.stringify(data, null, 2))
        );
      },
    });
  };
}
