import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../../../rules/errors.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { GiftAidClaimService } from '../gift-aid-claim.service.ts';
import { writeSchedule } from './write-schedule.ts';

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

interface Needed {
  claims: GiftAidClaimService;
  audit: AuditService;
}

/** Serves the schedules of claims, at `/exports/gift-aid/<claim>-<part>.ods`. */
export function scheduleRoute({ claims, audit }: Needed): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { name: string } }>('/exports/gift-aid/:name', {
      exposeHeadRoute: false,
      config: { permission: Permission.MANAGE_DONATIONS },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await request.context.require(Permission.MANAGE_DONATIONS);
      },
      handler: async (request, reply) => {
        const { name } = request.params;
        const [, claim, part] = /^(\d{1,9})-(\d{1,4})\.ods$/.exec(name) ?? [];
        if (!claim) throw new AppError('NOT_FOUND', 'notFound');
        const file = await writeSchedule(await claims.schedule(Number(claim), Number(part)));
        const line = { action: 'EXPORT', subject: 'gift-aid-claim', subjectId: Number(claim) } as const;
        await audit.record(await request.context.viewer(), [line]);
        return reply
          .type(ODS)
          .header('content-disposition', `attachment; filename="gift-aid-${name}"`)
          .send(file);
      },
    });
  };
}
