import { type DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { allUsed } from '../../../../rules/filters.ts';
import {
  letterDue,
  MembershipState,
  membershipFilterRules,
  type ReminderStep,
} from '../../../../rules/memberships.ts';
import { isFoundIn } from '../../../../rules/search-text.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import type { Page } from '../../../database/page.ts';
import { DonationSubType } from '../../ledger/donation-types/donation-sub-type.entity.ts';
import { findMembers, type Member } from './find-members.ts';
import { findSentReminders, type MemberLetter } from './sent-reminders.ts';

/** A member with the kind of membership, and the letters that went for its present period. */
export interface ListedMember extends Member {
  type: DonationSubType;
  /** The first first. */
  reminders: readonly MemberLetter[];
  /** The one that somebody can send today. */
  nextLetter: ReminderStep | null;
}

type LetterOf = (member: Member) => Pick<ListedMember, 'reminders' | 'nextLetter'>;

const STATES = Object.values(MembershipState);

/** Who has paid for a membership, whose ends, and who has lapsed. */
export class MembershipService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What needs somebody first, with counts by state of all that the search finds.
   * @param filter not yet validated; `search` is a part of the name or e-mail
   * @throws AppError BAD_USER_INPUT
   */
  async list(page: Page, filter: z.input<typeof membershipFilterRules>) {
    const { on, state, search, ...rest } = validate(membershipFilterRules, filter);
    allUsed(rest);
    const all = (await findMembers(this.dataSource.manager, on ?? currentDay())).filter(({ name, email }) =>
      search ? isFoundIn(`${name} ${email}`, search) : true,
    );
    const countOf = (asked: MembershipState) => all.filter((member) => member.state === asked).length;
    const found = all.filter((member) => !state || member.state === state).sort(inOrder);
    const letterOf = await this.#letters();
    const shown = found.slice(page.offset, page.offset + page.limit);
    return {
      items: await this.#shown(shown, letterOf),
      totalCount: found.length,
      writableCount: found.filter((member) => letterOf(member).nextLetter).length,
      counts: { paid: countOf('PAID'), due: countOf('DUE'), lapsed: countOf('LAPSED') },
    };
  }

  /** Whether a kind of donation is a membership: without one there is nobody to list. */
  async hasTypes(): Promise<boolean> {
    const types = await this.dataSource.manager.find(DonationSubType, { select: { membershipPeriod: true } });
    return types.some(({ membershipPeriod }) => membershipPeriod !== 'NONE');
  }

  /** The letters that a member has had, and the one that is due today. */
  async #letters(): Promise<LetterOf> {
    const sentTo = await findSentReminders(this.dataSource.manager);
    const today = currentDay();
    return ({ donorId, until }) => {
      const reminders = until ? sentTo(donorId, until) : [];
      const nextLetter = until ? letterDue(until, today, { sent: reminders, isByHand: true }) : null;
      return { reminders, nextLetter };
    };
  }

  async #shown(members: readonly Member[], letterOf: LetterOf): Promise<ListedMember[]> {
    const { manager } = this.dataSource;
    const typeIds = members.map(({ subTypeId }) => subTypeId);
    const types = await manager.findBy(DonationSubType, { id: In(typeIds) });
    const typeOf = new Map(types.map((type) => [type.id, type]));
    return members.map((member) => {
      return { ...member, type: typeOf.get(member.subTypeId)!, ...letterOf(member) };
    });
  }
}

/** What needs somebody first, then what ended or ends first; of those who have lapsed the last ones first. */
function inOrder(one: Member, other: Member): number {
  const byEnd = (one.until ?? '9999').localeCompare(other.until ?? '9999');
  return (
    STATES.indexOf(one.state) - STATES.indexOf(other.state) ||
    (one.state === MembershipState.LAPSED ? -byEnd : byEnd) ||
    one.name.localeCompare(other.name) ||
    one.donorId - other.donorId
  );
}
