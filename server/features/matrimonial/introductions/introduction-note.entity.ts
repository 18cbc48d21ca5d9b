import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';

@ObjectType({ description: 'A note of an officer, which only officers read' })
@Entity('introduction_note')
export class IntroductionNote extends Numbered {
  @Index()
  @ForeignKey('Introduction', { onDelete: 'CASCADE' })
  @Column('integer')
  introductionId: number;

  @Field(() => String)
  @Column('varchar')
  officerName: string;

  @Field(() => String)
  @Column('varchar')
  text: string;

  @Field(() => Date)
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
