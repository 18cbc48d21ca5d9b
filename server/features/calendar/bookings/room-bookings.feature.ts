import { defineFeature } from '../../feature.ts';
import { RoomBookingService } from './room-booking.service.ts';
import { RoomBookingsResolver } from './room-bookings.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    roomBookings: RoomBookingService;
  }
}

/** What the office enters in the calendar beside hires and events. */
export const roomBookings = defineFeature({
  name: 'calendar/bookings',
  part: 'hallHire',
  build({ dataSource }, { occupancies, audit, siteSettings }) {
    const service = new RoomBookingService(dataSource, occupancies, audit);
    siteSettings.openEnds.add(
      'BOOKINGS',
      'SELECT count(DISTINCT booking_id) FROM occupancy WHERE ends_at > now()',
    );
    return {
      services: { roomBookings: service },
      retention: { bookingContacts: (limit) => service.forgetContacts(limit) },
      resolvers: [new RoomBookingsResolver(service)],
    };
  },
});
