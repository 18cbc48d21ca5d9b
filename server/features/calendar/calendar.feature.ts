import { defineFeature } from '../feature.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { Occupancy } from './occupancy.entity.ts';
import { OccupancyService } from './occupancy.service.ts';
import { Room } from './room.entity.ts';
import { RoomService } from './room.service.ts';
import { RoomBooking } from './room-booking.entity.ts';

declare module '../services.ts' {
  interface Services {
    rooms: RoomService;
    occupancies: OccupancyService;
  }
}

/** One calendar of all rooms: what hires, events and the office's own bookings take of them. */
export const calendar = defineFeature({
  name: 'calendar',
  entities: [Room, Occupancy, RoomBooking],
  seeded: ['room'],
  shownToVisitors: [Room, Occupancy],
  build({ dataSource }, { audit, siteSettings }) {
    const occupancies = new OccupancyService(dataSource);
    const rooms = new RoomService(dataSource, audit, siteSettings, occupancies);
    return {
      services: { rooms, occupancies },
      resolvers: [new CalendarResolver(rooms, occupancies)],
    };
  },
});
