import { AppError } from '../../../rules/errors.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';

/** The services of all kinds of content, by the kind's name in the audit log. */
export class ContentOfKinds {
  constructor(private readonly services: readonly ContentService<ContentItem>[]) {}

  /** @throws AppError BAD_USER_INPUT for an unknown kind; NOT_FOUND for one of a part that is not used */
  async of(kind: string, context: RequestContext): Promise<ContentService<ContentItem>> {
    const service = this.services.find((one) => one.kind.subject === kind);
    if (!service) throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'kind' });
    if (service.kind.part) await context.requirePart(service.kind.part);
    return service;
  }
}
