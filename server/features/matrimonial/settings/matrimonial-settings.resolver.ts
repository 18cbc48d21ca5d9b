import { Arg, Authorized, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { matrimonialSettingRules } from '../../../../rules/matrimonial-settings.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { Shared } from '../../../ways-in/graphql/schema.ts';
import { EDITED_VERSION } from '../../../ways-in/graphql/shared-inputs.ts';
import { MatrimonialSetting } from './matrimonial-setting.entity.ts';
import type { MatrimonialSettingsService } from './matrimonial-settings.service.ts';

@InputType()
class MatrimonialSettingVersion {
  @Field(() => Int, { description: EDITED_VERSION })
  version: number;
}

@InputType()
export class MatrimonialSettingInput extends InputOf(
  matrimonialSettingRules,
  {},
  MatrimonialSettingVersion,
) {}

@Resolver()
export class MatrimonialSettingsResolver {
  constructor(private readonly settings: MatrimonialSettingsService) {}

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => MatrimonialSetting)
  matrimonialSetting(): Promise<MatrimonialSetting> {
    return this.settings.find();
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => String, { description: 'Who looks after the section; empty while the office has not said it' })
  async matrimonialCare(): Promise<string> {
    return (await this.settings.find()).lookedAfterBy;
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => MatrimonialSetting)
  async saveMatrimonialSetting(
    @Arg('input', () => MatrimonialSettingInput) { version, ...fields }: MatrimonialSettingInput,
    @Ctx() context: RequestContext,
  ): Promise<MatrimonialSetting> {
    return this.settings.save(await context.viewer(), version, fields);
  }
}
