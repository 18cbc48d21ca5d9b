import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import { WHOLE_NUMBER } from '../../ways-in/rest/answer-schemas.ts';
import type { LegacyRoute } from '../../ways-in/rest/legacy-route.ts';
import type { VisitService } from './visit.service.ts';

const READ = '0';
const COUNT = '1';

/** `api/admin/getsetvistcount`. */
export function visitRoutes(service: VisitService): LegacyRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/admin/getsetvistcount/:mode',
      permission: Permission.PUBLIC,
      shared: true,
      summary: 'The number of visits; mode 1 counts one first, mode 0 only reads',
      choices: { mode: [READ, COUNT] },
      answer: WHOLE_NUMBER,
      counts: ({ mode }) => mode === COUNT,
      async handle({ params, isCounted, context }) {
        if (params.mode !== READ && params.mode !== COUNT)
          throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'mode' });
        return isCounted ? service.record(context.ip) : service.count();
      },
    },
  ];
}
