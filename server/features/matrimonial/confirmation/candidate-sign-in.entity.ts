import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';

/** A sign-in of the candidate's own to the account that somebody else has opened for them. */
@Entity('candidate_sign_in')
@Unique('candidate_sign_in_member_id', ['memberId'])
@Unique('candidate_sign_in_mobile', ['mobile'])
export class CandidateSignIn extends Numbered {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Column('integer')
  memberId: number;

  /** E.164. */
  @Column('varchar', { length: 16 })
  mobile: string;

  @Column('varchar', { length: 200, select: false })
  passwordHash: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  signedInAt: Date | null;
}
