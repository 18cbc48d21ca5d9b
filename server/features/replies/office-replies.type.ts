import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { SaidReply } from './own-reply.type.ts';
import { PeopleOfAge, PeopleOfDiet } from './replies.type.ts';

@ObjectType('Reply', { description: 'A household’s reply to a date of an event, for the office' })
export class OfficeReply extends SaidReply {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the change; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: 'What the family is written to in' })
  letterLanguage: Language;

  @Field(() => Boolean, { description: 'Entered by the office, as from the telephone' })
  isByOffice: boolean;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  waitingSince: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The letter that did not reach them: somebody rings them instead',
  })
  ringAbout: string | null;

  @Field(() => Int, { description: 'How many of them are in' })
  arrived: number;
}

@ObjectType({ description: 'A household that no letter reaches, whatever has become of its date' })
export class ReplyToRing {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Optimistic lock: send it back once they know' })
  version: number;

  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: 'The date’s key, YYYY-MM-DD; there may be no such date any more' })
  day: string;

  @Field(() => String)
  eventName: string;

  @Field(() => Date, { description: 'When it begins, or was to begin' })
  startsAt: Date;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  mobile: string;

  @Field(() => String, { description: 'The letter that did not reach them' })
  ringAbout: string;
}

@ObjectType()
export class ReplyPage extends Paginated(OfficeReply) {}

@ObjectType()
class KitchenNeed {
  @Field(() => String)
  name: string;

  @Field(() => String)
  text: string;
}

@ObjectType({ description: 'Numbers of those who come, for the kitchen' })
export class KitchenSheet {
  @Field(() => Int)
  total: number;

  @Field(() => [PeopleOfAge])
  ages: PeopleOfAge[];

  @Field(() => [PeopleOfDiet], { description: 'In the order of the list of diets' })
  diets: PeopleOfDiet[];

  @Field(() => [KitchenNeed])
  needs: KitchenNeed[];

  @Field(() => Int, { description: 'People whose places are offered to them and may come as well' })
  offered: number;
}

@ObjectType()
export class DoorEntry {
  @Field(() => Int)
  replyId: number;

  @Field(() => String, { description: 'The last word of the name' })
  surname: string;

  @Field(() => String, { description: 'What stands before the surname' })
  otherNames: string;

  @Field(() => Int)
  total: number;

  @Field(() => [PeopleOfAge])
  ages: PeopleOfAge[];

  @Field(() => [PeopleOfDiet])
  diets: PeopleOfDiet[];

  @Field(() => String)
  needs: string;

  @Field(() => Int, { description: 'What is still to be paid' })
  owedPence: number;

  @Field(() => Int, { description: 'How many of them are in' })
  arrived: number;

  @Field(() => Date, { nullable: true, description: 'When the phone at the door said so' })
  arrivedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'The phone that said so' })
  device: string | null;
}

@ObjectType({ description: 'Those who come, by surname' })
export class DoorList {
  @Field(() => Int)
  eventId: number;

  @Field(() => String)
  day: string;

  @Field(() => String)
  eventName: string;

  @Field(() => String, { nullable: true })
  place: string | null;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;

  @Field(() => Int, { nullable: true, description: 'null: as many as come' })
  places: number | null;

  @Field(() => Int, { description: 'People who come' })
  coming: number;

  @Field(() => Int, { description: 'People who are in' })
  arrived: number;

  @Field(() => Date, { description: 'When the list was made' })
  madeAt: Date;

  @Field(() => [DoorEntry])
  entries: DoorEntry[];
}
