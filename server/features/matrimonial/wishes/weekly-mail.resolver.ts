import { Arg, Authorized, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { WeeklyMailService } from './weekly-mail.service.ts';

/** For whoever has a weekly email, without signing in. */
@Resolver()
export class WeeklyMailResolver {
  constructor(private readonly weeklyMail: WeeklyMailService) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: 'Ends the weekly emails; once more it does nothing' })
  async stopWeeklyMail(
    @Arg('token', () => String, { description: "The part after the # of the letter's link" }) token: string,
  ): Promise<boolean> {
    await this.weeklyMail.stop(token);
    return true;
  }
}
