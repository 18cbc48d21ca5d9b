import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { ContentItem } from '../content/content-item.entity.ts';

/** A film for the home page, which shows the newest one. */
@ObjectType()
@Entity('home_video')
@Check('home_video_file_type', `file_type IN ('VIDEO', 'YOUTUBE')`)
@Check('home_video_link', `file_type <> 'YOUTUBE' OR link IS NOT NULL`)
export class HomeVideo extends ContentItem {
  @Field(() => String, { nullable: true, description: 'A YouTube video instead of a file' })
  @Column('varchar', { length: 300, nullable: true })
  link: string | null;
}
