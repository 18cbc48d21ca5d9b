import { Permission } from '../../../../rules/permissions.ts';
import { defineFeature } from '../../feature.ts';
import { SeriesExtensionService } from './series-extension.service.ts';

declare module '../../services.ts' {
  interface Services {
    seriesExtension: SeriesExtensionService;
  }
}

/** Series that go on: of the calendar and of events. */
export const seriesThatGoOn = defineFeature({
  name: 'events/series',
  build({ dataSource, log }, { roomBookings, eventDates }) {
    const seriesExtension = new SeriesExtensionService({ dataSource, log, roomBookings, eventDates });
    return {
      services: { seriesExtension },
      today: { permission: Permission.MANAGE_HALL_HIRE, waiting: () => seriesExtension.waiting() },
      upkeep: { 'series that go on': (stopping) => seriesExtension.extendAll(stopping) },
    };
  },
});
