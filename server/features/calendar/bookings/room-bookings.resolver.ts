import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import { targetOf } from '../../../database/load-for-edit.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../../ways-in/graphql/seen-version.ts';
import { RoomBooking } from '../room-booking.entity.ts';
import { MovedBookingInput, RoomBookingInput, SlotInput } from './room-booking.inputs.ts';
import type { RoomBookingService } from './room-booking.service.ts';

@Resolver()
export class RoomBookingsResolver {
  constructor(private readonly service: RoomBookingService) {}

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('room-booking')
  @Query(() => RoomBooking, { nullable: true })
  roomBooking(@Arg('id', () => Int) id: number): Promise<RoomBooking | null> {
    return this.service.find(id);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => RoomBooking, {
    description: 'Adds or changes a series, a use of the association’s own or a closure, with all its dates',
  })
  async saveRoomBooking(
    @Arg('input', () => RoomBookingInput) { id, version, ...fields }: RoomBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<RoomBooking> {
    return this.service.save(await context.viewer(), targetOf({ id, version: version ?? 0 }), fields);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => RoomBooking, {
    description: 'Moves a booking; one date of a series becomes a booking of its own, which is answered',
  })
  async moveRoomBooking(
    @Arg('input', () => MovedBookingInput) input: MovedBookingInput,
    @Arg('slot', () => SlotInput) slot: SlotInput,
    @Ctx() context: RequestContext,
  ): Promise<RoomBooking> {
    return this.service.move(await context.viewer(), input, slot);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => Boolean, { description: 'Removes a booking with all its dates' })
  async removeRoomBooking(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.service.remove(await context.viewer(), id, version);
    return true;
  }
}
