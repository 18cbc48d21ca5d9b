import type { DataSource } from 'typeorm';
import { type Language, letterLanguageOf } from '../../../rules/languages.ts';
import { acknowledgeBy, answerBy, nextStep } from '../../../rules/request-dates.ts';
import { RequestChannel } from '../../../rules/request-kinds.ts';
import { requestReference } from '../../../rules/request-reference.ts';
import { type RequestFields, requestRules } from '../../../rules/requests.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { storeOnce } from '../../database/store-once.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { officeLetter, receivedLetter } from './request-letters.ts';
import type { SentRightsRequest } from './requests.type.ts';
import { RightsRequest } from './rights-request.entity.ts';

const LIMITS = new VisitorLimits({ name: 'rights-request', perHour: 5, perDay: 20, sitePerDay: 150 });

/** The same within ten minutes is a repeat: a double click, or a retry after a lost answer. */
const IS_REPEAT = `item.channel = 'FORM' AND item.kind = :kind AND item.name = :name AND item.email = :email
  AND item.phone = :phone AND item.onBehalfOf = :onBehalfOf AND item.about = :about
  AND item.createdAt > now() - interval '10 minutes'`;

/** Who sends the form. */
interface Sender {
  /** The visitor's address. */
  ip: string;
  viewer: Pick<Viewer, 'userId' | 'memberId'>;
  /** Of the letters; by default the site's first. */
  language?: Language;
}

type Dated = Pick<RightsRequest, 'id' | 'acknowledgeBy' | 'answerBy'>;

/** Stores what comes by the form of the site; the other writer of the table is `RequestService`. */
export class RequestFormService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitors: VisitorGuard,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * Stores it and writes to the office and to the sender. A repeat within ten minutes is stored once.
   * @param fields not yet validated. `website` is a honeypot, which only bots fill in; what they send is dropped
   * @returns also for what was dropped, so that bots notice nothing
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED
   */
  async send(
    { website, ...fields }: RequestFields & { website?: string | null },
    { ip, viewer, language }: Sender,
  ): Promise<SentRightsRequest> {
    const values = validate(requestRules, fields);
    const receivedOn = currentDay();
    const dates = { acknowledgeBy: acknowledgeBy(receivedOn), answerBy: answerBy(values.kind, receivedOn) };
    const sent = ({ id, ...promised }: Dated): SentRightsRequest => ({
      reference: requestReference(id),
      acknowledgeBy: promised.acknowledgeBy,
      answerBy: promised.answerBy,
      isMailed: values.email !== '' && this.outbox.sendsMail,
    });
    if (website?.trim()) return sent({ id: 0, ...dates });
    const settings = await this.siteSettings.find();
    const letterLanguage = letterLanguageOf(language, settings);
    const stored = await storeOnce<Dated>(this.dataSource, {
      key: ['rights-request', ...Object.values(values)],
      find: (manager) =>
        manager.createQueryBuilder(RightsRequest, 'item').where(IS_REPEAT, values).limit(1).getOne(),
      admit: () => this.visitors.count(LIMITS, ip),
      store: async (manager) => {
        const request = await manager.save(
          manager.create(RightsRequest, {
            ...values,
            ...dates,
            receivedOn,
            letterLanguage,
            dueOn: nextStep(dates)!.by,
            channel: RequestChannel.FORM,
            userId: viewer.userId || null,
            memberId: viewer.memberId || null,
          }),
        );
        await this.outbox.mail(manager, officeLetter(request, settings));
        await this.outbox.mail(manager, receivedLetter(request, settings));
        return request;
      },
    });
    return sent(stored);
  }
}
