import { Permission } from '../../../../rules/permissions.ts';
import { defineFeature } from '../../feature.ts';
import { MoveHireService } from './move-hire.service.ts';
import { OfficeCalendarResolver } from './office-calendar.resolver.ts';
import { OfficeCalendarService } from './office-calendar.service.ts';

declare module '../../services.ts' {
  interface Services {
    officeCalendar: OfficeCalendarService;
    hireMoves: MoveHireService;
  }
}

/** The office's calendar of the hall; it names what hires, bookings and events stand there. */
export const officeCalendar = defineFeature({
  name: 'hall-hire/office',
  part: 'hallHire',
  build({ dataSource }, { siteSettings, audit, occupancies, rooms, hirerNews, hireCharges }) {
    const service = new OfficeCalendarService(dataSource, occupancies, rooms, audit);
    const hireMoves = new MoveHireService({
      ...{ dataSource, siteSettings, audit, occupancies, hirerNews, hireCharges },
    });
    return {
      today: {
        permission: Permission.MANAGE_HALL_HIRE,
        waiting: (actor) => service.tomorrow(actor),
        coming: (until) => service.coming(until),
      },
      services: { officeCalendar: service, hireMoves },
      resolvers: [new OfficeCalendarResolver(service, hireMoves)],
    };
  },
});
