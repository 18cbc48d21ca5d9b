import { Field, InputType, Int } from 'type-graphql';
import { roomPhotoRules } from '../../../../rules/room-photos.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { EDITED_VERSION } from '../../../ways-in/graphql/shared-inputs.ts';
import { addLanguages, OWN_LANGUAGE } from '../../../ways-in/graphql/translation-types.ts';
import { ROOM_PHOTO_TEXTS, RoomPhoto } from './room-photo.entity.ts';

@InputType()
export class RoomPhotoInput extends InputOf(roomPhotoRules, {
  descriptions: {
    language: OWN_LANGUAGE,
    pictureDescription: 'What it shows, for those who do not see it; at most 300 characters',
  },
  types: { language: String },
}) {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: EDITED_VERSION })
  version: number;

  /** See `addLanguages`. */
  translations?: { language: string }[] | null;
}

addLanguages({ entity: RoomPhoto, input: RoomPhotoInput }, ROOM_PHOTO_TEXTS);
