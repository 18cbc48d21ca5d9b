import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { ContentItem } from './content-item.entity.ts';

/** What the kinds have whose items show a picture of their own. */
@ObjectType()
export abstract class PicturedItem extends ContentItem {
  @Field(() => String, {
    nullable: true,
    description: 'What its picture shows, for those who do not see it',
  })
  @Column('varchar', { nullable: true })
  pictureDescription: string | null;
}
