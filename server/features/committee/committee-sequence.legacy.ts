import { Permission } from '../../../rules/permissions.ts';
import { WHOLE_NUMBER } from '../../ways-in/rest/answer-schemas.ts';
import type { LegacyRoute } from '../../ways-in/rest/legacy-route.ts';
import type { CommitteeService } from './committee.service.ts';

/** The old dashboard sends the whole list, either in `addevent` or as the body itself. */
export function committeeSequenceRoutes(committee: CommitteeService): LegacyRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/commiteemem/updateseqno',
      permission: Permission.MANAGE_CONTENT,
      summary: 'Moves committee members; answers the number of rows',
      accepts: [],
      fields: { ID: 'number', SeqNo: 'number' },
      takesRows: true,
      answer: WHOLE_NUMBER,
      handle: async ({ rows, context }) =>
        committee.updateSequence(await context.viewer(), {
          members: rows.map((row) => ({ id: row.integer('ID'), sequenceNumber: row.digits('SeqNo') })),
        }),
    },
  ];
}
