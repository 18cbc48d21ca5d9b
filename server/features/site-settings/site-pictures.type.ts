import { Field, ObjectType } from 'type-graphql';
import { MediaFileType } from '../../ways-in/graphql/media-file.type.ts';

@ObjectType('SitePictures')
export class SitePicturesType {
  @Field(() => MediaFileType, { nullable: true, description: 'Beside the name, and as the icon' })
  logo: MediaFileType | null;

  @Field(() => MediaFileType, {
    nullable: true,
    description: 'Beside the opening text, and in shared links',
  })
  opening: MediaFileType | null;
}
