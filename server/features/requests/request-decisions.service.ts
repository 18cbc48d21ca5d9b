import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import { answerBy } from '../../../rules/request-dates.ts';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { acknowledgementRules, closingRules, extensionRules } from '../../../rules/requests.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { extensionLetter, outcomeLetter, writtenLetter } from './request-letters.ts';
import type { RequestWork, Seen } from './request-work.ts';
import type { RightsRequest } from './rights-request.entity.ts';

/** Tells people what becomes of their complaint or request: it has come, it takes longer, how it ended. */
export class RequestDecisionsService {
  constructor(
    private readonly work: RequestWork,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * Confirms that it has come, by a letter in the office's words or otherwise.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; UNAVAILABLE when the site cannot send mail;
   *   NOT_FOUND; CONFLICT when that was done, or it was closed or changed meanwhile. Then nothing is stored, as below
   */
  async acknowledge(actor: Actor, seen: Seen, fields: z.input<typeof acknowledgementRules>): Promise<void> {
    const { text, ...notified } = validate(acknowledgementRules, fields);
    const settings = await this.siteSettings.find();
    await this.work.change(actor, seen, async (request, manager) => {
      if (request.acknowledgedOn) throw new AppError('CONFLICT', 'requestAcknowledged');
      const letter = writtenLetter(request, settings, text);
      const { notifiedBy, notifiedOn } = await this.work.tell(manager, request, notified, letter);
      request.acknowledgedOn = notifiedOn;
      return { act: 'ACKNOWLEDGED', text, notifiedBy, notifiedOn, action: 'ACKNOWLEDGE' };
    });
  }

  /**
   * Takes more time for the answer, once, while the first is not over; the person is told why.
   * @param fields not yet validated
   * @throws AppError as {@link acknowledge} does; CONFLICT for a complaint, after that time, and a second time
   */
  async extend(actor: Actor, seen: Seen, fields: z.input<typeof extensionRules>): Promise<void> {
    const { months, reason, ...notified } = validate(extensionRules, fields);
    const settings = await this.siteSettings.find();
    await this.work.change(actor, seen, async (request, manager) => {
      const { kind, extendedBy, receivedOn } = request;
      const isExtendable =
        kind !== RequestKind.COMPLAINT && extendedBy === null && request.answerBy >= currentDay();
      if (!isExtendable) throw new AppError('CONFLICT', 'requestNotExtendable');
      request.extendedBy = months;
      request.answerBy = answerBy(kind, receivedOn, months);
      const letter = extensionLetter(request, settings, reason);
      const { notifiedBy, notifiedOn } = await this.work.tell(manager, request, notified, letter);
      return { act: 'EXTENDED', text: reason, notifiedBy, notifiedOn, action: 'EXTEND' };
    });
  }

  /**
   * Closes it: it is answered, refused with a reason, or was withdrawn.
   * @param fields not yet validated
   * @throws AppError as {@link acknowledge} does
   */
  async close(actor: Actor, seen: Seen, fields: z.input<typeof closingRules>): Promise<void> {
    const { outcome, text, ...notified } = validate(closingRules, fields);
    const settings = await this.siteSettings.find();
    await this.work.change(actor, seen, async (request, manager) => {
      const letter = outcomeLetter(request, settings, outcome, text);
      const { notifiedBy, notifiedOn } = await this.work.tell(manager, request, notified, letter);
      Object.assign(request, { outcome, closedOn: notifiedOn });
      return { act: outcome, text, notifiedBy, notifiedOn, action: 'CHANGE_STATUS', detail: outcome };
    });
  }

  /**
   * Opens again what was closed by mistake; its days are what they were. The person is not told.
   * @throws AppError NOT_FOUND; CONFLICT when it is open, or was changed meanwhile
   */
  async reopen(actor: Actor, seen: Seen): Promise<void> {
    const open = (request: RightsRequest) => {
      Object.assign(request, { outcome: null, closedOn: null });
      return { act: 'REOPENED', action: 'OPEN_AGAIN' } as const;
    };
    await this.work.change(actor, seen, open, true);
  }
}
