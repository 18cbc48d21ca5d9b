import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { ChargeKind, ChargeState, openPenceOf, returnablePenceOf } from '../../../rules/charges.ts';
import type { Language } from '../../../rules/languages.ts';
import { Done, Voided } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/** That the sums of its entries stay within what is asked, and what goes back within what came: the triggers refuse it. */
export const CHARGE_WITHIN = 'charge_within';
export const CHARGE_GIVEN_BACK = 'charge_given_back';

/**
 * Money that is owed for a hire or for places, and is no donation. What was paid, given back and kept is summed up by triggers from
 * `charge_entry`, from the lines of bank statements and from `card_entry`.
 */
@ObjectType({ description: 'Money owed for a hire or for places; not a donation' })
@Entity('charge')
@Check('charge_kind', `kind IN ('HIRE', 'DEPOSIT', 'REPLY')`)
@Check('charge_state', `state IN ('OPEN', 'PAID', 'VOID')`)
@Check('charge_pence', 'pence > 0')
@Check('charge_owner', 'num_nonnulls(hire_id, reply_id) <= 1')
@Check('charge_back', `back_on IS NULL OR kind = 'DEPOSIT'`)
@Check('charge_void', `(state = 'VOID') = (voided_at IS NOT NULL)`)
@Index('charge_one_of_hire', ['hireId', 'kind'], { unique: true, where: `state <> 'VOID'` })
@Index('charge_one_of_reply', ['replyId', 'kind'], { unique: true, where: `state <> 'VOID'` })
export class Charge extends Numbered {
  @Field(() => ChargeKind)
  @Column('varchar', { length: 7 })
  kind: ChargeKind;

  /** Null once the hire is kept no longer. */
  @Field(() => Int, { nullable: true })
  @Index()
  @ForeignKey('HallHire', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  hireId: number | null;

  @Field(() => Int, { nullable: true })
  @Index()
  @ForeignKey('EventReply', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  replyId: number | null;

  /** The same for all charges of an owner, so that one transfer can pay several. */
  @Field(() => String, { description: 'For the payer’s transfer; shared by all charges of one hire' })
  @Index()
  @Column('varchar', { length: 20 })
  reference: string;

  @Field(() => Int)
  @Column('integer')
  pence: number;

  @Field(() => Int)
  @Column('integer', { default: 0 })
  paidPence: number;

  @Field(() => Int)
  @Column('integer', { default: 0 })
  returnedPence: number;

  @Field(() => Int, { description: 'Paid, and kept with a reason instead of being returned' })
  @Column('integer', { default: 0 })
  keptPence: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Index()
  @Column('date')
  dueOn: string;

  /** The day from which a deposit is to be given back, `YYYY-MM-DD`; null of one that is a part of what the hire costs. */
  @Field(() => String, { nullable: true, description: 'From which a deposit is to be returned, YYYY-MM-DD' })
  @Column('date', { nullable: true })
  backOn: string | null;

  /** Empty once it is kept no longer, as the e-mail. */
  @Field(() => String)
  @Column('varchar')
  payerName: string;

  @Field(() => String)
  @Column('varchar', { length: 254, default: '' })
  email: string;

  /** What the payer is written to in. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  @Field(() => ChargeState)
  @Column('varchar', { length: 4, default: ChargeState.OPEN })
  state: ChargeState;

  /** `YYYY-MM-DD`, by the clock of the site. */
  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Column('date')
  askedOn: string;

  @Done(Voided, { byName: '', at: '', reason: '' })
  voided: Voided;

  @Field(() => Int, { description: 'Pence still asked for' })
  get openPence(): number {
    return openPenceOf(this);
  }

  /** Of places: the office asks for it no more, whatever the family says next. What the replies themselves void has no reason. */
  get isWaived(): boolean {
    const { kind, state, voided } = this;
    return kind === ChargeKind.REPLY && state === ChargeState.VOID && voided.reason !== '';
  }

  /** What asking for nothing has made void, with money that has not gone back: it counts once something is asked again. */
  get countsAgain(): boolean {
    const { kind, state, voided, returnedPence, keptPence, returnablePence } = this;
    if (kind === ChargeKind.DEPOSIT && returnedPence + keptPence > 0) return false;
    return state === ChargeState.VOID && voided.reason === '' && returnablePence > 0;
  }

  @Field(() => Int, { description: 'Pence held that belong to the payer' })
  get returnablePence(): number {
    return returnablePenceOf(this);
  }
}
