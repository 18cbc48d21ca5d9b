import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { SponsorshipState } from '../../../rules/sponsored-days.ts';
import {
  enteredSponsorRules,
  sponsorNamesRules,
  sponsorOfferRules,
  sponsorshipFilterRules,
} from '../../../rules/sponsors.ts';
import { filterInput } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { addLanguages, OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';
import { SPONSOR_OFFER_TEXTS } from './slot-names.ts';
import { SponsorOfferFields } from './sponsor-offer.entity.ts';
import { SponsorshipFields } from './sponsorship.entity.ts';

registerEnumType(SponsorshipState, {
  name: 'SponsorshipState',
  description: 'RELEASED: the day is free again, or taken by another donation',
});

@ObjectType({ description: 'A slot of a day that can be sponsored' })
export class FreeSponsorSlot {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => Int, { description: 'Its number among the slots of the day, from 1' })
  slot: number;
}

@InputType()
class SavedSponsorOffer extends Saved('Default, or 0: creates one') {
  @Field(() => String, { nullable: true, description: OWN_LANGUAGE })
  language?: string | null;

  /** See `addLanguages`. */
  translations?: { language: string }[] | null;
}

@InputType()
export class SponsorOfferInput extends InputOf(
  sponsorOfferRules,
  {
    descriptions: {
      slots: 'The slots of a day, a line each; a slot is known by its number',
      amount: 'Pounds for one slot, for example 51 or 51.50',
      subTypeId: 'A type that is in use, open to everyone and without a fixed fee',
      firstDay: 'YYYY-MM-DD',
      lastDay: 'Empty: every day from the first on',
      weekdays: '1 for Monday to 7 for Sunday; empty for every day',
      isShown: 'Whether visitors see it',
    },
  },
  SavedSponsorOffer,
) {}

@ObjectType({ description: 'What can be sponsored: days of a festival, or of the daily arti and lunch' })
export class ShownSponsorOffer extends SponsorOfferFields {
  @Field(() => FreeSponsorSlot, {
    nullable: true,
    description: 'The first that is free; null when all are taken',
  })
  nextFree: FreeSponsorSlot | null;
}
addLanguages({ entity: ShownSponsorOffer, input: SponsorOfferInput }, SPONSOR_OFFER_TEXTS);

@ObjectType({ description: 'An offer as the office keeps it' })
export class ManagedSponsorOffer extends ShownSponsorOffer {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => Boolean, { description: 'Whether visitors see it' })
  isShown: boolean;
}

@ObjectType()
export class SponsorSlot {
  @Field(() => Int)
  slot: number;

  @Field(() => Boolean)
  isTaken: boolean;

  @Field(() => String, {
    description: 'As the sponsor wants to be named, once it is paid; empty for no name',
  })
  takenBy: string;
}

@ObjectType()
export class SponsorDay {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => [SponsorSlot])
  slots: SponsorSlot[];
}

@ObjectType({ description: 'The days of a month of an offer that can be chosen' })
export class SponsorMonth {
  @Field(() => ShownSponsorOffer)
  offer: ShownSponsorOffer;

  @Field(() => String, { description: 'YYYY-MM' })
  month: string;

  @Field(() => String, { nullable: true, description: 'The month before it that has days to choose' })
  previous: string | null;

  @Field(() => String, { nullable: true })
  next: string | null;

  @Field(() => [SponsorDay])
  days: SponsorDay[];
}

@ObjectType({ description: 'A slot that somebody wants to sponsor' })
export class SponsorChoice {
  @Field(() => ShownSponsorOffer)
  offer: ShownSponsorOffer;

  @Field(() => Boolean)
  isFree: boolean;

  @Field(() => [FreeSponsorSlot], { description: 'The next free ones, at most three' })
  freeNext: FreeSponsorSlot[];
}

@ObjectType('Sponsorship', { description: 'A slot that a donation takes, for the office' })
export class SponsorshipType extends SponsorshipFields {
  @Field(() => ShownSponsorOffer)
  offer: ShownSponsorOffer;

  @Field(() => String, { description: 'Of the donation' })
  reference: string;

  @Field(() => String)
  donorName: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => Int)
  amountPence: number;

  @Field(() => DonationStatus, { description: 'Of the donation' })
  status: DonationStatus;
}

@ObjectType()
export class SponsorshipPage extends Paginated(SponsorshipType) {}

export const SponsorshipFilterInput = filterInput('SponsorshipFilterInput', sponsorshipFilterRules);

@InputType()
export class EnteredSponsorInput extends InputOf(enteredSponsorRules, {
  descriptions: { day: 'YYYY-MM-DD', slot: 'Its number among the slots of the day', forWhom: 'A line each' },
  emptyMayBeLeftOut: true,
}) {}

@InputType()
export class SponsorNamesInput extends InputOf(
  sponsorNamesRules,
  { descriptions: { forWhom: 'A line each' }, emptyMayBeLeftOut: true },
  Saved('Of the sponsorship'),
) {}
