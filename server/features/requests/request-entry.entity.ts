import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RequestAct, ToldBy } from '../../../rules/request-kinds.ts';

/** Something that was done about a complaint or request. Entries are added and never changed. */
@Entity('rights_request_entry')
@Check(
  'rights_request_entry_act',
  `act IN ('ENTERED', 'CHANGED', 'ASSIGNED', 'IDENTITY_CHECKED', 'IDENTITY_UNCHECKED', 'ACKNOWLEDGED', 'EXTENDED',
    'NOTED', 'ANSWERED', 'REFUSED', 'WITHDRAWN', 'REOPENED')`,
)
@Check('rights_request_entry_told_by', `told_by IN ('MAIL', 'LETTER', 'PHONE', 'IN_PERSON')`)
export class RequestEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey('RightsRequest', { onDelete: 'CASCADE' })
  @Column('integer')
  requestId: number;

  @Column('varchar', { length: 18 })
  act: RequestAct;

  /** The letter that was mailed, what was said, the reason, the note, or the name of who does it now. */
  @Column('text', { default: '' })
  text: string;

  /** How the person was told, if they were. */
  @Column('varchar', { length: 9, nullable: true })
  toldBy: ToldBy | null;

  /** The day on which they were told, as `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  toldOn: string | null;

  /** The name of who did it, at that time. */
  @Column('varchar')
  actorName: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;
}
