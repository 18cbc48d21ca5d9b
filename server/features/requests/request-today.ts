import type { DataSource } from 'typeorm';
import { cutText } from '../../../rules/cut-text.ts';
import { Permission } from '../../../rules/permissions.ts';
import { nextStep } from '../../../rules/request-dates.ts';
import { requestReference } from '../../../rules/request-reference.ts';
import { currentDay, momentOf, wallClock } from '../../../rules/zoned-time.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { MOST_ON_TODAY, type TodayPart } from '../today-part.ts';
import { RightsRequest } from './rights-request.entity.ts';

/** Characters of what it is about. */
const SHOWN_ABOUT = 60;

/** What has to be acknowledged or answered, what is due soonest first, and what is due within the week. */
export function requestsToday(dataSource: DataSource, audit: AuditService): TodayPart {
  const open = () =>
    dataSource.manager
      .createQueryBuilder(RightsRequest, 'item')
      .where('item.dueOn IS NOT NULL')
      .orderBy('item.dueOn')
      .addOrderBy('item.id')
      .limit(MOST_ON_TODAY);
  return {
    permission: Permission.MANAGE_REQUESTS,
    async waiting(actor) {
      const rows = await open().getMany();
      await audit.recordRead(actor, { action: 'READ_LIST', subject: 'rights-request' });
      return rows.map((request) => ({
        kind: 'RIGHTS_REQUEST',
        count: 1,
        id: request.id,
        name: cutText(request.about, SHOWN_ABOUT),
        requestKind: request.kind,
        step: nextStep(request)!.step,
        dueOn: request.dueOn!,
      }));
    },
    async coming(until) {
      const rows = await open()
        .andWhere('item.dueOn BETWEEN :today AND :last', { today: currentDay(), last: wallClock(until).date })
        .getMany();
      return rows.map(({ id, dueOn }) => ({
        kind: 'RIGHTS_REQUEST',
        id,
        name: requestReference(id),
        begin: momentOf(dueOn!, '00:00'),
        isWholeDay: true,
      }));
    },
  };
}
