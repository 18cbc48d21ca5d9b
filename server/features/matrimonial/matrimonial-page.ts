import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../../rules/limits.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';

/** The lists of this section have four items a page. */
@ArgsType()
export class MatrimonialPageArguments extends PageArguments {
  @Field(() => Int, {
    defaultValue: LIMITS.matrimonialPageSize,
    description: `At most ${LIMITS.pageSizeMaximum}`,
  })
  override pageSize: number = LIMITS.matrimonialPageSize;
}
