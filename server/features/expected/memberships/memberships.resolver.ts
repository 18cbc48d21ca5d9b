import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Costly, Reads } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import { typeNames } from '../../ledger/donation-types/type-names.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { ListedMember, MembershipService } from './membership.service.ts';
import {
  AssociationMemberPage,
  type AssociationMemberType,
  MembershipArguments,
  MembershipReminders,
  RemindedMemberType,
} from './memberships.type.ts';
import type { ReminderService } from './reminder.service.ts';

/** A member as GraphQL shows it, with the kind of membership in that language. */
function presentMember({ type, ...member }: ListedMember, language: Language): AssociationMemberType {
  return inLanguage({ ...member, ...typeNames(type) }, DONATION_TEXTS, language);
}

/** Who has paid for a membership and who has not, for treasurers. */
@Resolver()
export class MembershipsResolver {
  constructor(
    private readonly memberships: MembershipService,
    private readonly reminders: ReminderService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('membership')
  @Costly()
  @Query(() => AssociationMemberPage, { description: 'Those needing attention first' })
  async associationMembers(
    @Args(() => MembershipArguments) filter: InstanceType<typeof MembershipArguments>,
    @AskedLanguage() asked: string | null,
  ): Promise<AssociationMemberPage> {
    const language = await this.siteSettings.languageOf(asked);
    const { items, ...list } = await this.memberships.list(toPage(filter), filter);
    return { ...list, items: items.map((item) => presentMember(item, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => MembershipReminders)
  membershipReminders(): Promise<MembershipReminders> {
    return this.#settings();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => MembershipReminders, {
    description: 'Turns automatic reminders on or off',
  })
  async turnMembershipReminders(
    @Arg('isOn', () => Boolean) isOn: boolean,
    @Ctx() context: RequestContext,
  ): Promise<MembershipReminders> {
    await this.reminders.turn(await context.viewer(), isOn);
    return this.#settings();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => [RemindedMemberType], {
    description:
      'Emails each member the reminder that is due, at most 100; no member gets the same one twice',
  })
  async remindMembers(
    @Arg('donorIds', () => [Int]) donorIds: number[],
    @Ctx() context: RequestContext,
  ): Promise<RemindedMemberType[]> {
    return this.reminders.remindChosen(await context.viewer(), { donorIds });
  }

  async #settings(): Promise<MembershipReminders> {
    const last = await this.reminders.lastSwitch();
    return {
      hasMemberships: await this.memberships.hasTypes(),
      isOn: last?.isOn ?? false,
      canMail: this.reminders.canMail,
      changedByName: last?.made.byName ?? '',
      changedAt: last?.made.at ?? null,
    };
  }
}
