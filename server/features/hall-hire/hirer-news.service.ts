import type { EntityManager } from 'typeorm';
import { HireStatus } from '../../../rules/hire-states.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { RoomService } from '../calendar/room.service.ts';
import type { HallHire } from './hall-hire.entity.ts';
import { acceptanceLetter, confirmationLetter, movedLetter, toPayLetter } from './hire-letters.ts';
import type { HireLinksService } from './hire-links.service.ts';
import { type HirePlace, isLinkElsewhere, isUpcomingMove } from './hire-moves.ts';

type Site = Parameters<typeof movedLetter>[2] & { languages: string[] };
type Before = HirePlace & Pick<HallHire, 'email' | 'linkHash'>;

/** What a hirer is written when the office has changed a hire. */
export class HirerNewsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: HireLinksService,
    private readonly rooms: RoomService,
  ) {}

  /**
   * One letter about a hire to come: that it was moved, to a corrected e-mail how things stand, or that there is something else to
   * pay, for whoever has the link to the page that says so.
   * @param isToPayOther what `HireChargesService.follow` has answered
   */
  async changed(
    manager: EntityManager,
    { before, saved, isToPayOther }: { before: Before; saved: HallHire; isToPayOther: boolean },
    site: Site,
  ): Promise<void> {
    const isToCome = saved.endsAt > new Date();
    const isAccepted = saved.status === HireStatus.ACCEPTED;
    const linked = async () => ({ ...saved, page: await this.links.page(manager, saved, site) });
    const named = (roomIds: number[]) => this.rooms.named(roomIds, saved.letterLanguage, manager);
    if (isAccepted && isUpcomingMove(before, saved)) {
      const names = { before: await named(before.roomIds), after: await named(saved.roomIds) };
      await this.outbox.mail(manager, movedLetter(before, await linked(), site, names));
    } else if (isToCome && saved.email && isLinkElsewhere(before, saved)) {
      const letter = isAccepted ? acceptanceLetter : confirmationLetter;
      await this.outbox.mail(manager, letter(await linked(), site));
    } else if (isToCome && isToPayOther && before.linkHash) {
      await this.outbox.mail(manager, toPayLetter(await linked(), site));
    }
  }
}
