import { Arg, ArgsType, Args, Authorized, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../../ways-in/graphql/seen-version.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { RoomBookingInput, SlotInput } from '../../calendar/bookings/room-booking.inputs.ts';
import { HallHire } from '../hall-hire.entity.ts';
import type { MoveHireService } from './move-hire.service.ts';
import type { OfficeCalendarService } from './office-calendar.service.ts';
import { HallOccupancy, SeriesDates, SlotClashes } from './office-calendar.type.ts';

@ArgsType()
class ExceptArguments {
  @Field(() => Int, { nullable: true, description: 'The hire that would be moved there' })
  hireId?: number | null;

  @Field(() => Int, { nullable: true, description: 'The booking that would be moved there' })
  bookingId?: number | null;
}

@Resolver()
export class OfficeCalendarResolver {
  constructor(
    private readonly service: OfficeCalendarService,
    private readonly moves: MoveHireService,
  ) {}

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => [HallOccupancy], {
    description:
      'What takes rooms in a time, and requests that are not decided, by their beginning; at most 75 days',
  })
  occupancies(
    @Arg('begin', () => Date) begin: Date,
    @Arg('end', () => Date) end: Date,
    @AskedLanguage() language: Language,
  ): Promise<HallOccupancy[]> {
    return this.service.between(begin, end, language);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => SlotClashes, { description: 'What is in the way of a time in rooms' })
  slotClashes(
    @Arg('slot', () => SlotInput) slot: SlotInput,
    @Args(() => ExceptArguments) { hireId, bookingId }: ExceptArguments,
    @AskedLanguage() language: Language,
  ): Promise<SlotClashes> {
    const except = hireId ? { hireId } : bookingId ? { bookingId } : undefined;
    return this.service.clashesOf(slot, except, language);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => SeriesDates, {
    description: 'The dates that a booking would have, before it is saved, and what is in the way of which',
  })
  seriesClashes(
    @Arg('input', () => RoomBookingInput) { id, version: _, ...fields }: RoomBookingInput,
    @AskedLanguage() language: Language,
  ): Promise<SeriesDates> {
    return this.service.datesOf(fields, id, language);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => HallHire, {
    description: 'Moves a booking or a request; the hirer of an upcoming booking is emailed',
  })
  async moveHire(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Arg('slot', () => SlotInput) slot: SlotInput,
    @Ctx() context: RequestContext,
  ): Promise<HallHire> {
    return this.moves.move(await context.viewer(), id, version, slot);
  }
}
