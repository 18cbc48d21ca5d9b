import { deleteSome, keptUntil } from '../../../database/remove-some.ts';
import { defineFeature } from '../../feature.ts';
import { AskingService } from './asking.service.ts';
import { AskingAnewService } from './asking-anew.service.ts';
import { CandidateContacts } from './candidate-contacts.ts';
import { CandidateLink } from './candidate-link.entity.ts';
import { CandidateLinksService } from './candidate-links.service.ts';
import { CandidatePageService } from './candidate-page.service.ts';
import { CandidatePageResolver, MyCandidateStateResolver } from './confirmation.resolver.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';
import { FamilyLetters } from './family-letters.ts';

declare module '../../services.ts' {
  interface Services {
    confirmations: ConfirmationService;
    candidateLinks: CandidateLinksService;
    candidateAsking: AskingService;
  }
}

/** The candidate's own yes to being shown. */
export const candidateConfirmation = defineFeature({
  name: 'matrimonial/confirmation',
  part: 'matrimonial',
  entities: [CandidateLink, ConfirmationRecord],
  build(
    { dataSource, media, store, outbox, rateLimiter, secret, visitors, publicUrl },
    { candidates, profileChanges, siteSettings, matrimonialSettings },
  ) {
    const contacts = new CandidateContacts(secret);
    const links = new CandidateLinksService(publicUrl);
    const confirmations = new ConfirmationService({ dataSource, media, candidates, contacts, links });
    const asking = new AskingService({
      ...{
        dataSource,
        outbox,
        rateLimiter,
        siteSettings,
        contacts,
        links,
        confirmations,
        matrimonialSettings,
      },
    });
    profileChanges.follow((manager, candidate, change) => asking.follow(manager, candidate, change));
    const families = new FamilyLetters(outbox, siteSettings, publicUrl);
    const anew = new AskingAnewService(dataSource, outbox, matrimonialSettings, asking, families);
    const pages = new CandidatePageService({
      ...{ dataSource, store, visitors, candidates, confirmations, asking, contacts, links },
    });
    return {
      services: { confirmations, candidateLinks: links, candidateAsking: asking },
      resolvers: [new MyCandidateStateResolver(pages, confirmations, asking)],
      // Whoever is shown can stop it, whether or not the section goes on.
      obligations: { resolvers: [new CandidatePageResolver(pages)] },
      retention: {
        candidateAnswers: (limit) =>
          deleteSome(
            dataSource,
            'confirmation_record',
            `created_at < ${keptUntil('candidateAnswers')}`,
            limit,
          ),
        candidateLinks: (limit) =>
          deleteSome(
            dataSource,
            'candidate_link',
            // The newest brings a new one whenever its candidate asks for it.
            `expires_at < ${keptUntil('candidateLinks')} AND EXISTS (SELECT FROM candidate_link AS newer
               WHERE newer.candidate_id = candidate_link.candidate_id AND newer.id > candidate_link.id)`,
            limit,
          ),
      },
      upkeep: {
        'candidates who are asked again': (stopping) => asking.askOnTheirDay(stopping),
        'candidates who are asked anew': (stopping) => anew.tend(stopping),
        'candidates who are back': () => confirmations.bringBack(),
      },
    };
  },
});
