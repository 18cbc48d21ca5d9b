import { Arg, Authorized, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { CommitteeService } from './committee.service.ts';

@InputType()
class CommitteeSequenceInput {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'At most four digits' })
  sequenceNumber: number;
}

@Resolver()
export class CommitteeSequenceResolver {
  constructor(private readonly committee: CommitteeService) {}

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Int, { description: 'Moves committee members; answers how many were sent' })
  async updateCommitteeSequence(
    @Arg('members', () => [CommitteeSequenceInput]) members: CommitteeSequenceInput[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return this.committee.updateSequence(await context.viewer(), { members });
  }
}
