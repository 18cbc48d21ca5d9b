import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BankLineState, BankReason } from '../../../rules/bank-statements.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { Charge } from '../charges/charge.entity.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { BankAllocation } from './bank-allocation.entity.ts';
import { BankStatement } from './statements/bank-statement.entity.ts';

registerEnumType(BankLineState, { name: 'BankLineState', description: 'State of a line' });
registerEnumType(BankReason, {
  name: 'BankReason',
  description: 'Why a line is matched; only REFERENCE is certain',
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

  @Field(() => Int, { description: 'Pence of the line that would be allocated' })
  pence: number;

  @Field(() => Int, { description: 'Pence not paid by any line' })
  openPence: number;
}

@ObjectType('BankChargeCandidate', { description: 'A charge that a line may pay, or give back' })
class BankChargeCandidateType {
  @Field(() => Charge)
  charge: Charge;

  @Field(() => Int, { description: 'Pence of the line that would be allocated' })
  pence: number;
}

@ObjectType('BankDonationSuggestion', {
  description: 'A new donation, like an earlier one from the same payer',
})
export class BankDonationSuggestionType {
  @Field(() => Int, { nullable: true, description: 'Null if the donor is unknown' })
  donorId: number | null;

  @Field(() => String)
  donorName: string;

  @Field(() => String)
  email: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, {
    nullable: true,
    description: 'For a standing order: the expected date, YYYY-MM-DD',
  })
  expectedOn?: string;
}

@ObjectType('BankSuggestion', { description: 'A suggested match of a line' })
class BankSuggestionType {
  @Field(() => BankReason)
  reason: BankReason;

  @Field(() => Boolean, { description: 'Certain: `confirmCertainBankLines` confirms it' })
  isCertain: boolean;

  @Field(() => Int, { description: 'Number of letters that differ in a misspelt reference' })
  letters: number;

  @Field(() => [BankCandidateType], { description: 'One, or several to choose from' })
  candidates: BankCandidateType[];

  @Field(() => [BankChargeCandidateType], {
    description:
      'Charges, which are not donations: all of them together, or several to choose from (SEVERAL)',
  })
  charges: BankChargeCandidateType[];

  @Field(() => BankDonationSuggestionType, { nullable: true })
  newDonation?: BankDonationSuggestionType | null;
}

@ObjectType('BankPayment', { description: 'Part of a line allocated to a donation' })
class BankPaymentType extends BankAllocation {
  @Field(() => BankDonationType)
  donation: BankDonationType;
}

@ObjectType('BankChargePayment', {
  description: 'Part of a line allocated to a charge; of outgoing money, what it gives back',
})
class BankChargePaymentType extends BankAllocation {
  @Field(() => Charge)
  charge: Charge;
}

@ObjectType('ReturnedPayment', { description: 'A payment that an outgoing line may be returning' })
export class ReturnedPaymentType {
  @Field(() => Int)
  lineId: number;

  @Field(() => String)
  day: string;

  @Field(() => String)
  description: string;
}

@ObjectType('BankClaim', { description: 'A Gift Aid claim that a payment from HMRC pays, or may pay' })
class BankClaimType {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  version: number;

  @Field(() => Float, { description: 'Tax expected from HMRC' })
  awaitedPence: number;
}

@ObjectType('BankLine')
export class BankLineType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the next decision; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => Int)
  statementId: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => String, { description: 'Bank description' })
  description: string;

  @Field(() => Int, { description: 'Negative for outgoing money' })
  amountPence: number;

  @Field(() => Int, { description: 'Its allocations to donations' })
  allocatedPence: number;

  @Field(() => Int, { description: 'Fee deducted from these donations before payout' })
  feePence: number;

  @Field(() => BankLineState)
  state: BankLineState;

  @Field(() => Boolean, { description: 'The unallocated rest is not a donation' })
  isExcluded: boolean;

  @Field(() => String)
  excludedNote: string;

  @Field(() => BankSuggestionType, { nullable: true })
  suggestion?: BankSuggestionType | null;

  @Field(() => ReturnedPaymentType, { nullable: true })
  returned?: ReturnedPaymentType | null;

  @Field(() => [BankPaymentType])
  payments: BankPaymentType[];

  @Field(() => [BankChargePaymentType])
  chargePayments: BankChargePaymentType[];

  @Field(() => BankClaimType, { nullable: true, description: 'The claim that it has paid' })
  claim?: BankClaimType | null;

  @Field(() => BankClaimType, { nullable: true, description: 'The claim that it may pay' })
  suggestedClaim?: BankClaimType | null;
}

@ObjectType('BankLineCounts', { description: 'Totals of all matches; amounts in pence' })
export class BankLineCountsType {
  @Field(() => Int)
  toDecide: number;

  @Field(() => Int, { description: 'Matched, certain' })
  matched: number;

  @Field(() => Int, { description: 'Of which still to be confirmed' })
  certain: number;

  @Field(() => Int)
  excluded: number;

  @Field(() => Float, { description: 'Amount received' })
  inPence: number;

  @Field(() => Float, { description: 'Of which matched' })
  matchedPence: number;

  @Field(() => Float, { description: 'Of which still to be confirmed' })
  certainPence: number;
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
    description: 'The statement added, or the one this file created before; else null',
  })
  statement: BankStatement | null;

  @Field(() => Int)
  added: number;

  @Field(() => Int, { description: 'Lines that already existed' })
  known: number;
}
