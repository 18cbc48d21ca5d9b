import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { ContentItem } from '../content/content-item.entity.ts';

/** A YouTube link to a film of an event; its file, if any, is the thumbnail. */
@ObjectType()
@Entity('video_link')
@Check('video_link_file_type', `file_type IN ('YOUTUBE')`)
export class VideoLink extends ContentItem {
  @Field(() => String, { nullable: true, description: 'The YouTube video' })
  @Column('varchar', { length: 300, nullable: true })
  link: string | null;
}
