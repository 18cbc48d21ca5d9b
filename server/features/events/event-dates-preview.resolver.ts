import { Arg, Authorized, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { eventDatesRules } from '../../../rules/event-times.ts';
import { Permission } from '../../../rules/permissions.ts';
import { validate } from '../../../rules/validation.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import type { OccupancyService } from '../calendar/occupancy.service.ts';
import { SeriesInput } from '../calendar/series.type.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { type DateOfEvent, datesOfEvent } from './dates-of-event.ts';
import { DateChangeInput, EventDateType } from './event.type.ts';

@InputType()
export class EventDatesInput extends InputOf(eventDatesRules, {
  types: { series: SeriesInput, dateChanges: [DateChangeInput] },
}) {}

@ObjectType({ description: 'A date that an event will have' })
export class PreviewedEventDate extends EventDateType {
  @Field(() => String, {
    nullable: true,
    description: 'What takes one of its rooms at that time: an OccupancyKind',
  })
  takenBy: string | null;
}

/** The dates of an event before it is saved. */
@Resolver()
export class EventDatesPreviewResolver {
  constructor(
    private readonly occupancies: OccupancyService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  @Authorized(Permission.MANAGE_CONTENT)
  @Query(() => [PreviewedEventDate], {
    description: 'The dates that an event would have, and what is in their way',
  })
  async eventDatesPreview(
    @Arg('input', () => EventDatesInput) input: EventDatesInput,
    @Arg('eventId', () => Int, { nullable: true, description: 'What it takes itself is in nobody’s way' })
    eventId: number | null,
  ): Promise<PreviewedEventDate[]> {
    const {
      startsOn = null,
      endsOn = null,
      fromTime = null,
      toTime = null,
      ...others
    } = validate(eventDatesRules, input);
    const { roomIds = [], series = null, dateChanges = [] } = others;
    const times = { startsOn, endsOn, fromTime, toTime, series, dateChanges, isCalledOff: false };
    const ownLanguage = await this.siteSettings.firstLanguage();
    const dates = datesOfEvent({ ...times, ownLanguage });
    const takenBy = await this.#takenBy(dates, roomIds, eventId ?? 0);
    return dates.map((date) => ({ ...date, noteLanguage: ownLanguage, takenBy: takenBy.get(date) ?? null }));
  }

  async #takenBy(
    dates: readonly DateOfEvent[],
    roomIds: readonly number[],
    eventId: number,
  ): Promise<Map<DateOfEvent, string>> {
    const held = roomIds.length === 0 ? [] : dates.filter(({ isCalledOff }) => !isCalledOff);
    const slots = held.map(({ startsAt, endsAt }) => ({ roomIds, startsAt, endsAt }));
    const found = await this.occupancies.clashesOfAll(slots, { eventId });
    return new Map(found.reverse().map(({ slot, kind }) => [held[slot]!, kind]));
  }
}
