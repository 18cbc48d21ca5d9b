import { Field, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index } from 'typeorm';
import { NotifiedBy, RequestAct } from '../../../rules/request-kinds.ts';
import { Numbered } from '../../database/numbered.ts';

/** Something that was done about a complaint or request. Entries are added and never changed. */
@ObjectType('RightsRequestEntry')
@Entity('rights_request_entry')
@Check(
  'rights_request_entry_act',
  `act IN ('ENTERED', 'CHANGED', 'ASSIGNED', 'IDENTITY_CHECKED', 'IDENTITY_UNCHECKED', 'ACKNOWLEDGED', 'EXTENDED',
    'NOTED', 'ANSWERED', 'REFUSED', 'WITHDRAWN', 'REOPENED')`,
)
@Check('rights_request_entry_notified_by', `notified_by IN ('MAIL', 'LETTER', 'PHONE', 'IN_PERSON')`)
export class RequestEntry extends Numbered {
  @Index()
  @ForeignKey('RightsRequest', { onDelete: 'CASCADE' })
  @Column('integer')
  requestId: number;

  @Field(() => RequestAct)
  @Column('varchar', { length: 18 })
  act: RequestAct;

  /** The letter that was mailed, what was said, the reason, the note, or the name of who does it now. */
  @Field(() => String, { description: 'Text of the entry: the message, the reason, or the assignee' })
  @Column('text', { default: '' })
  text: string;

  /** How the person was told, if they were. */
  @Field(() => NotifiedBy, { nullable: true, description: 'How the person was notified' })
  @Column('varchar', { length: 9, nullable: true })
  notifiedBy: NotifiedBy | null;

  /** The day on which they were told, as `YYYY-MM-DD`. */
  @Field(() => String, { nullable: true })
  @Column('date', { nullable: true })
  notifiedOn: string | null;

  /** The name of who did it, at that time. */
  @Field(() => String, { description: 'Who did it' })
  @Column('varchar')
  actorName: string;

  @Field(() => Date)
  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;
}
