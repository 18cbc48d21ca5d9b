import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { targetOf } from '../../../database/load-for-edit.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import {
  NEWEST_FIRST,
  presentRevisions,
  RevisionType,
  VERSION,
} from '../../../ways-in/graphql/revision.type.ts';
import { AskedLanguage, byLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DonationTypeInput } from '../donation.inputs.ts';
import { DONATION_TYPE_TEXTS } from '../donation.type.ts';
import { ManagedDonationType } from './donation-sub-type.entity.ts';
import type { DonationTypeService } from './donation-type.service.ts';

@Resolver()
export class DonationTypesResolver {
  constructor(private readonly types: DonationTypeService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [ManagedDonationType])
  async allDonationTypes(@AskedLanguage() language: Language): Promise<ManagedDonationType[]> {
    const types = await this.types.list();
    return types.map((type) => inLanguage(type, DONATION_TYPE_TEXTS, language));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => ManagedDonationType)
  async saveDonationType(
    @Arg('input', () => DonationTypeInput) { id, version, translations, ...others }: DonationTypeInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ManagedDonationType> {
    const fields = { ...others, translations: byLanguage(translations) };
    const target = targetOf({ id, version: version ?? 0 });
    const saved = await this.types.save(await context.viewer(), target, fields);
    return inLanguage(saved, DONATION_TYPE_TEXTS, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Moves a type within its column' })
  async moveDonationType(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.types.move(await context.viewer(), id, place);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Refused for a type that has donations' })
  async deleteDonationType(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.types.remove(await context.viewer(), id);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [RevisionType], { description: NEWEST_FIRST })
  async donationTypeRevisions(@Arg('id', () => Int) id: number): Promise<RevisionType[]> {
    return presentRevisions(await this.types.revisions.list(id));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description: 'Restores an earlier version of a type; its column and position do not change',
  })
  async bringBackDonationType(
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Arg('revisionId', () => Int) revisionId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.types.bringBack(await context.viewer(), { id, version }, revisionId);
    return true;
  }
}
