import { Arg, Authorized, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
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
  updateCommitteeSequence(
    @Arg('members', () => [CommitteeSequenceInput]) members: CommitteeSequenceInput[],
  ): Promise<number> {
    return this.committee.updateSequence({ members });
  }
}
