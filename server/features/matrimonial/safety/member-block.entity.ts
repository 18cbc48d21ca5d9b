import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Two members of whom neither sees anything of the other any more; the other is not told. */
@Entity('member_block')
@Check('member_block_another', 'member_id <> blocked_id')
export class MemberBlock {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  memberId: number;

  @Index()
  @ForeignKey('Member', { name: 'member_block_blocked', onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  blockedId: number;

  /** The first name, as the member who blocks was shown it; for their own list alone. */
  @Column('varchar', { default: '' })
  shownName: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
