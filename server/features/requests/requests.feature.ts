import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import { defineFeature } from '../feature.ts';
import { RequestService } from './request.service.ts';
import { RequestDecisionsService } from './request-decisions.service.ts';
import { RequestEntry } from './request-entry.entity.ts';
import { requestExport } from './request-export.ts';
import { RequestFormService } from './request-form.service.ts';
import { requestsToday } from './request-today.ts';
import { RequestWork } from './request-work.ts';
import { requesterData } from './requester-data.ts';
import { RequestsResolver } from './requests.resolver.ts';
import { RightsRequest } from './rights-request.entity.ts';

declare module '../services.ts' {
  interface Services {
    requests: RequestService;
    requestForm: RequestFormService;
  }
}

/** Complaints, and what people ask about the data that is kept of them. No part of the site: it is always there. */
export const requests = defineFeature({
  name: 'requests',
  entities: [RightsRequest, RequestEntry],
  build({ dataSource, visitors, outbox }, { siteSettings, audit, users }) {
    const work = new RequestWork(dataSource, outbox, audit);
    const service = new RequestService(dataSource, work, users, siteSettings);
    const form = new RequestFormService(dataSource, visitors, outbox, siteSettings);
    const decisions = new RequestDecisionsService(work, siteSettings);
    return {
      services: { requests: service, requestForm: form },
      account: requesterData(dataSource),
      today: requestsToday(dataSource, audit),
      resolvers: [new RequestsResolver(form, service, decisions, work)],
      exports: [requestExport(service, audit)],
      retention: {
        requests: (limit) =>
          deleteSome(dataSource, 'rights_request', `closed_on < ${keptUntil('requests')}`, limit),
      },
    };
  },
});
