import type { FastifyPluginAsync } from 'fastify';
import { Permission } from '../../../rules/permissions.ts';
import type { MemberDataService } from './member-data.service.ts';

/** A member's own data as a file, for that member alone. */
export const memberDataRoutes: FastifyPluginAsync<{ memberData: MemberDataService }> = async (
  app,
  { memberData },
) => {
  app.get('/exports/my-matrimonial-data.json', {
    exposeHeadRoute: false,
    config: { permission: Permission.USE_MATRIMONIALS },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await request.context.require(Permission.USE_MATRIMONIALS);
    },
    handler: async (request, reply) => {
      const { memberId } = await request.context.viewer();
      const data = await memberData.collect(memberId);
      return (
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="my-matrimonial-data.json"')
          // Indented, because people read it.
          .send(JSON.stringify(data, null, 2))
      );
    },
  });
};
