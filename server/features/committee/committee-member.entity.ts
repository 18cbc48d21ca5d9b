import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import { PicturedItem } from '../content/pictured-item.entity.ts';

/** A leader of the association; shown on Home and on the committee's page, by sequence number. */
@ObjectType()
@Entity('committee_member')
@Check('committee_member_file_type', `file_type IN ('IMAGE')`)
@Check('committee_member_sequence_number', `sequence_number BETWEEN 0 AND 9999`)
@Index('committee_member_sequence', ['sequenceNumber', 'id'])
export class CommitteeMember extends PicturedItem {
  @Field(() => String, { description: 'The position in the committee' })
  @Column('varchar')
  designation: string;

  @Field(() => Int, { description: 'Sequence number of the member; equal numbers by id' })
  @Column('integer')
  sequenceNumber: number;
}
