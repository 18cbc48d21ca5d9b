import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BankLineState, BankReason } from '../../../rules/bank-statements.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { BankAllocation } from './bank-allocation.entity.ts';
import { BankStatement } from './bank-statement.entity.ts';

registerEnumType(BankLineState, { name: 'BankLineState', description: 'What is known of a line' });
registerEnumType(BankReason, {
  name: 'BankReason',
  description: 'Why a line is taken for a payment of something; REFERENCE alone is sure',
});

@ObjectType()
export class BankStatementPage extends Paginated(BankStatement) {}

@ObjectType('BankDonation', { description: 'A donation that a line pays, or may pay' })
class BankDonationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  reference: string;

  @Field(() => String)
  typeName: string;

  @Field(() => String)
  donorName: string;

  @Field(() => Int)
  amountPence: number;

  @Field(() => DonationStatus)
  status: DonationStatus;
}

addTextLanguages(BankDonationType, DONATION_TEXTS, 'BankDonation');

@ObjectType('BankCandidate')
class BankCandidateType {
  @Field(() => BankDonationType)
  donation: BankDonationType;

  @Field(() => Int, { description: 'How much of the line it would get' })
  pence: number;

  @Field(() => Int, { description: 'What no line has paid of it' })
  openPence: number;
}

@ObjectType('BankGiftSuggestion', { description: 'A new gift, like an earlier one of the same payer' })
class BankGiftSuggestionType {
  @Field(() => Int, { nullable: true, description: 'Null where nobody knows who that name is' })
  donorId: number | null;

  @Field(() => String)
  donorName: string;

  @Field(() => String)
  email: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, {
    nullable: true,
    description: 'Of a standing order: the day on which it was expected, YYYY-MM-DD',
  })
  expectedOn?: string;
}

@ObjectType('BankSuggestion', { description: 'What a line may be for' })
class BankSuggestionType {
  @Field(() => BankReason)
  reason: BankReason;

  @Field(() => Boolean, { description: 'It is confirmed with the others by `confirmSureBankLines`' })
  isSure: boolean;

  @Field(() => Int, { description: 'Letters that differ, of a misspelt reference' })
  letters: number;

  @Field(() => [BankCandidateType], { description: 'One, or several to choose from' })
  candidates: BankCandidateType[];

  @Field(() => BankGiftSuggestionType, { nullable: true })
  gift?: BankGiftSuggestionType | null;
}

@ObjectType('BankPayment', { description: 'That a line pays so much of a donation' })
class BankPaymentType extends BankAllocation {
  @Field(() => BankDonationType)
  donation: BankDonationType;
}

@ObjectType('ReturnedPayment', { description: 'A payment that money which went out may be returning' })
class ReturnedPaymentType {
  @Field(() => Int)
  lineId: number;

  @Field(() => String)
  day: string;

  @Field(() => String)
  description: string;
}

@ObjectType('BankClaim', { description: 'A Gift Aid claim that a line of the tax office pays, or may pay' })
class BankClaimType {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  version: number;

  @Field(() => Float, { description: 'What the tax office is to pay' })
  awaitedPence: number;
}

@ObjectType('BankLine')
export class BankLineType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with every decision; send it back with the next one' })
  version: number;

  @Field(() => Int)
  statementId: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => String, { description: 'What the bank says' })
  description: string;

  @Field(() => Int, { description: 'Negative for money that went out' })
  amountPence: number;

  @Field(() => Int, { description: 'What it pays of donations' })
  allocatedPence: number;

  @Field(() => Int, { description: 'What was kept of these donations before they came' })
  feePence: number;

  @Field(() => BankLineState)
  state: BankLineState;

  @Field(() => Boolean, { description: 'Somebody has said that the rest is for nothing in these books' })
  isNotOurs: boolean;

  @Field(() => String)
  notOursNote: string;

  @Field(() => BankSuggestionType, { nullable: true })
  suggestion?: BankSuggestionType | null;

  @Field(() => ReturnedPaymentType, { nullable: true })
  returned?: ReturnedPaymentType | null;

  @Field(() => [BankPaymentType])
  payments: BankPaymentType[];

  @Field(() => BankClaimType, { nullable: true, description: 'The claim that it has paid' })
  claim?: BankClaimType | null;

  @Field(() => BankClaimType, { nullable: true, description: 'The claim that it may pay' })
  suggestedClaim?: BankClaimType | null;
}

@ObjectType('BankLineCounts', { description: 'Of all lines that the search finds; amounts in pence' })
class BankLineCountsType {
  @Field(() => Int)
  toDecide: number;

  @Field(() => Int, { description: 'Decided, and sure' })
  matched: number;

  @Field(() => Int, { description: 'Of these the ones that are still to be confirmed' })
  sure: number;

  @Field(() => Int)
  notOurs: number;

  @Field(() => Float, { description: 'What came in' })
  inPence: number;

  @Field(() => Float, { description: 'Of it what is matched' })
  matchedPence: number;

  @Field(() => Float, { description: 'Of that what is still to be confirmed' })
  surePence: number;
}

@ObjectType()
export class BankLinePage extends Paginated(BankLineType) {
  @Field(() => BankLineCountsType)
  counts: BankLineCountsType;
}

@ObjectType()
export class AddedBankStatement {
  @Field(() => BankStatement, {
    nullable: true,
    description: 'The one with what was new, or that this very file made before; else null',
  })
  statement: BankStatement | null;

  @Field(() => Int)
  added: number;

  @Field(() => Int, { description: 'Lines that were there already' })
  known: number;
}
