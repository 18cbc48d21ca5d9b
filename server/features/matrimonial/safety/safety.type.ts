import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { reportDecisionRules, reportFilterRules, reportRules } from '../../../../rules/candidate-reports.ts';
import {
  ReportDecision,
  ReportKind,
  ReportMeasure,
  ReportState,
} from '../../../../rules/candidate-states.ts';
import { filterArguments } from '../../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';

registerEnumType(ReportDecision, { name: 'CandidateReportDecision' });
registerEnumType(ReportKind, { name: 'CandidateReportKind' });
registerEnumType(ReportState, { name: 'CandidateReportState' });
registerEnumType(ReportMeasure, { name: 'CandidateReportMeasure' });

@ObjectType({ description: 'A member whom the caller has blocked' })
export class BlockedMember {
  @Field(() => Int, { description: 'For `unblockMember`' })
  id: number;

  @Field(() => String, { description: 'The first name, as the caller was shown it' })
  name: string;

  @Field(() => Date)
  since: Date;
}

@InputType()
export class CandidateReportInput extends InputOf(reportRules) {}

@InputType()
export class CandidateReportDecisionInput extends InputOf(reportDecisionRules) {}

export const CandidateReportArguments = filterArguments(reportFilterRules, PageArguments);

/** What both the reporter and the office see. */
@ObjectType()
abstract class ReportTypes {
  @Field(() => Int)
  id: number;

  @Field(() => ReportKind)
  kind: ReportKind;

  @Field(() => String)
  text: string;

  @Field(() => ReportState)
  state: ReportState;

  @Field(() => String, { description: 'What the reporter was told; empty while it is open' })
  answer: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  answeredAt: Date | null;

  @Field(() => Date, { description: 'By when the office has decided' })
  dueAt: Date;
}

@ObjectType({ description: 'A report that the caller has sent' })
export class OwnCandidateReport extends ReportTypes {
  @Field(() => String, { description: 'Whom it is about; empty while the caller may not see them' })
  firstName: string;
}

@ObjectType({ description: 'A report of a profile by another member' })
class CandidateReport extends ReportTypes {
  @Field(() => Int)
  version: number;

  @Field(() => String, { description: 'As it was when it was reported' })
  candidateName: string;

  @Field(() => Int, { nullable: true, description: 'Of the reported profile; null once that is removed' })
  memberId: number | null;

  @Field(() => String, { nullable: true, description: 'Who reported it; null once their account is closed' })
  reporterName: string | null;

  @Field(() => ReportMeasure, { nullable: true, description: 'What was done; null unless it is upheld' })
  measure: ReportMeasure | null;

  @Field(() => Boolean, { description: 'Whether a report hides the profile now' })
  isHidden: boolean;

  @Field(() => [Int], { description: 'Ids of the decided reports that hide the profile now' })
  hiddenBy: number[];
}

@ObjectType()
export class CandidateReportPage extends Paginated(CandidateReport) {}
