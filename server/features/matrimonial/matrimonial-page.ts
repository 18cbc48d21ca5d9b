import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../../rules/limits.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';

/** The section's lists are paged by four (spec §9). */
@ArgsType()
export class MatrimonialPageArguments extends PageArguments {
  @Field(() => Int, { description: `At most ${LIMITS.pageSizeMaximum}` })
  override pageSize: number = LIMITS.matrimonialPageSize;
}
