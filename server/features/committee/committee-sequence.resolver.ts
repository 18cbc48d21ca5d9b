import {
  Arg,
  Authorized,
  Ctx,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { ContentTab } from '../../../rules/content-state.ts';
import type { Language } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { textsOf } from '../content/content-kind.ts';
import { tabOf } from '../content/content-tabs.ts';
import type { CommitteeService } from './committee.service.ts';

@InputType()
class CommitteeSequenceInput {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'At most four digits' })
  sequenceNumber: number;
}

@ObjectType({ description: 'A committee member, for sorting in the office' })
class CommitteePlace {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'In the requested language, else in its own' })
  name: string;

  @Field(() => String, { description: 'The language of `name`' })
  nameLanguage: string;

  @Field(() => String)
  designation: string;

  @Field(() => String, { description: 'The language of `designation`' })
  designationLanguage: string;

  @Field(() => Int, { description: 'Position in the committee list' })
  sequenceNumber: number;

  @Field(() => ContentTab, { description: 'Whether visitors see them now' })
  tab: ContentTab;
}

@Resolver()
export class CommitteeSequenceResolver {
  constructor(private readonly committee: CommitteeService) {}

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Int, { description: 'Moves committee members; returns the number sent' })
  async updateCommitteeSequence(
    @Arg('members', () => [CommitteeSequenceInput]) members: CommitteeSequenceInput[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return this.committee.updateSequence(await context.viewer(), { members });
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Query(() => [CommitteePlace], {
    description: 'In their order, including those not visible; at most 500',
  })
  async committeeOrder(@AskedLanguage() language: Language): Promise<CommitteePlace[]> {
    const texts = textsOf(this.committee.kind);
    const { items } = await this.committee.tabs.list({ limit: LIMITS.sequenceRowsMaximum, offset: 0 }, {});
    return items.map((item) => {
      const { id, name, designation, sequenceNumber, textLanguages } = inLanguage(item, texts, language);
      return {
        id,
        name,
        nameLanguage: textLanguages.name ?? item.ownLanguage,
        designation,
        designationLanguage: textLanguages.designation ?? item.ownLanguage,
        sequenceNumber,
        tab: tabOf(item, new Date()),
      };
    });
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Boolean, { description: 'Moves a member; the sequence numbers become 1, 2, 3 …' })
  async moveCommitteeMember(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.committee.move(await context.viewer(), id, place);
    return true;
  }
}
